import type { TransportRule } from './transport-rule.ts'

/** Looked for in the whole text, as who “neither of us” are has been read before. */
export const NOBODY_DRIVES: TransportRule = {
  by: 'public',
  en: `
    (none|neither|nobody|no one|noone) (of (us|them|the two)|in (our|the|my) (group|party|family)|here|) (can|could|wants to|likes to|is able to|) drive(s),
    (none|neither|nobody|no one|noone) (of (us|them|the two)|in (our|the|my) (group|party|family)|here|) has (a|any|) (valid|) (driving|driver's|) licen(ce|se)`,
  unless: 'nobody drives (me|us)',
  yes: ['none of us drives', 'neither of us can drive', 'no one in our group has a driving licence'],
  no: ['we can drive', 'neither of us likes museums'],
}
