import MailComposer from 'nodemailer/lib/mail-composer'
import type { Letter } from './mail.ts'

/** A letter with whom it is for and who sends it. */
export interface Mail extends Letter {
  readonly mailId: string
  readonly to: string
  readonly from: string
}

/** What goes over the wire for a mail, and the addresses it goes from and to. */
export interface Message {
  readonly bytes: Buffer
  readonly envelope: { readonly from: string; readonly to: string[] }
}

/** The mail as MIME (RFC 5322): both texts, an id that is always the same for it, and marked as written by a machine. */
export async function composeMessage({ mailId, to, from, subject, text, html }: Mail): Promise<Message> {
  const composed = new MailComposer({
    from,
    // As an object: the text of an address is never read as a list of several.
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
