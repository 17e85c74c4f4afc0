/** A mail as it is written: for a person, in that person's language. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What carries mails: an SMTP server, or the folder of the local outbox. */
export interface Mailer {
  /**
   * Resolves when the mail was accepted. `mailId` becomes its Message-ID.
   * @throws MailRefusedError when it never will be, MailUnansweredError when nobody knows whether it was, another error
   * when it was not and may be accepted later
   */
  send(mail: Letter & { readonly mailId: string; readonly to: string }): Promise<void>
  /** @throws Error when mails cannot be sent now */
  check(): Promise<void>
  close(): void
}

/** The mail was handed over and no answer came: it may have gone out, so it is not sent again. */
export class MailUnansweredError extends Error {
  override readonly name = 'MailUnansweredError'
}

/** The mail was not accepted and would not be accepted another time. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}
