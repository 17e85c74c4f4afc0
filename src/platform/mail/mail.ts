/** The content of an email, in the recipient's language. */
export interface Email {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends emails through an SMTP server, or writes them to the folder of the local outbox. */
export interface Mailer {
  /**
   * Resolves when the email is accepted. `mailId` becomes its Message-ID.
   * @throws MailRefusedError if it will never be accepted, MailUnansweredError if the outcome is unknown, another error if a
   * retry may succeed
   */
  send(mail: Email & { readonly mailId: string; readonly to: string }): Promise<void>
  /** @throws Error if emails cannot be sent now */
  check(): Promise<void>
  close(): void
}

/** The email was handed over but not acknowledged. It may have been sent, so it is not retried. */
export class MailUnansweredError extends Error {
  override readonly name = 'MailUnansweredError'
}

/** The email was rejected for good. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}
