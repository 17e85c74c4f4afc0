import { defineTexts } from '../../texts/define-texts.ts'

export const keysTexts = defineTexts({
  th: {
    title: 'คีย์ API',
    lead: 'คีย์ของบอตและระบบอื่นที่เรียกใช้บริการ สร้างคีย์ใหม่บนเครื่องของบริการด้วยคำสั่ง tiao key create เพราะรหัสลับไม่ควรผ่านเบราว์เซอร์',
    none: 'ยังไม่มีคีย์',
    name: 'ใช้ทำอะไร',
    scopes: 'สิทธิ์',
    created: 'สร้างเมื่อ',
    used: 'ใช้ล่าสุด',
    never: 'ยังไม่เคยใช้',
    states: { valid: 'ใช้ได้', expired: 'หมดอายุ', revoked: 'ยกเลิกแล้ว' },
    revoke: 'ยกเลิกคีย์',
    revokeOf: (name: string) => `ยกเลิกคีย์: ${name}`,
    revokeHint: 'ระบบที่ใช้คีย์นี้จะเรียกบริการไม่ได้ทันที และเปิดกลับไม่ได้',
    revoked: (name: string) => `ยกเลิกคีย์ “${name}” แล้ว`,
  },
  en: {
    title: 'API keys',
    lead: 'Keys of bots and other systems that call the service. Create one on the machine of the service with tiao key create: a secret should not pass through a browser.',
    none: 'There are no keys.',
    name: 'Purpose',
    scopes: 'Scopes',
    created: 'Created',
    used: 'Last used',
    never: 'Never used',
    states: { valid: 'Valid', expired: 'Expired', revoked: 'Revoked' },
    revoke: 'Revoke',
    revokeOf: (name: string) => `Revoke the key: ${name}`,
    revokeHint: 'Systems that use this key are refused at once. This cannot be undone.',
    revoked: (name: string) => `Revoked “${name}”`,
  },
})
