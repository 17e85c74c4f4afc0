import MailComposer from 'nodemailer/lib/mail-composer'
import type { Email } from './mail.ts'

/** An email with its recipient and sender. */
export interface OutgoingEmail extends Email {
  readonly mailId: string
  readonly to: string
  readonly from: string
}

/** The bytes of an email, with the addresses of its envelope. */
export interface Message {
  readonly bytes: Buffer
  readonly envelope: { readonly from: string; readonly to: string[] }
}

/** Composes the MIME message (RFC 5322) with both texts and a stable Message-ID, marked as auto-generated. */
export async function composeMessage({ mailId, to, from, subject, text, html }: OutgoingEmail): Promise<Message> {
  const composed = new MailComposer({
    from,
    // As an object, so that the address is never parsed as a list.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${mailId}@${senderDomain(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const envelope = composed.getEnvelope()
  return { bytes: await composed.build(), envelope: { from: envelope.from || '', to: [...envelope.to] } }
}

/** The part after the @ of `Name <name@domain>` or `name@domain`. */
function senderDomain(from: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
