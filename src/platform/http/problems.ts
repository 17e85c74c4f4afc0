// Problems that belong to no feature.
import Type from 'typebox'
import { tooLarge } from '../input-errors.ts'
import { defineProblem, type ProblemOptions } from '../problem.ts'

/** The `Retry-After` header of a problem. */
export function retryAfter(seconds: number): Pick<ProblemOptions, 'headers'> {
  return { headers: { 'retry-after': String(seconds) } }
}

export const invalidRequest = defineProblem(
  'invalid_request',
  400,
  {
    title: { th: 'คำขอไม่ถูกต้อง', en: 'Invalid request' },
    detail: {
      th: 'ข้อมูลที่ส่งมาไม่ถูกต้อง ดูรายละเอียดใน errors',
      en: 'The request is invalid; `errors` lists every error.',
    },
  },
  { example: [{ errors: [{ parameter: 'limit', ...tooLarge({ limit: 100 }) }] }] },
)

export const malformedJson = defineProblem('malformed_json', 400, {
  title: { th: 'JSON ไม่ถูกต้อง', en: 'Malformed JSON' },
  detail: {
    th: 'เนื้อหาของคำขอไม่ใช่ JSON ที่ถูกต้อง หรือมีคีย์ที่ไม่อนุญาต',
    en: 'The body is not valid JSON, or it contains a forbidden key.',
  },
})

export const malformedUrl = defineProblem('malformed_url', 400, {
  title: { th: 'URL ไม่ถูกต้อง', en: 'Malformed URL' },
  detail: { th: 'URL เข้ารหัสไม่ถูกต้อง', en: 'The URL is not encoded correctly.' },
})

export const malformedHttp = defineProblem('malformed_http', 400, {
  title: { th: 'คำขอ HTTP ไม่ถูกต้อง', en: 'Malformed HTTP' },
  detail: { th: 'อ่านคำขอ HTTP ไม่ได้', en: 'The HTTP request could not be read.' },
})

export const requestTimeout = defineProblem('request_timeout', 408, {
  title: { th: 'คำขอมาช้าเกินไป', en: 'Request timeout' },
  detail: { th: 'ส่งคำขอไม่ครบภายในเวลาที่กำหนด', en: 'The request did not arrive in time.' },
})

export const unauthenticated = defineProblem('unauthenticated', 401, {
  title: { th: 'ต้องเข้าสู่ระบบ', en: 'Authentication required' },
  detail: { th: 'ไม่มีข้อมูลยืนยันตัวตน หรือข้อมูลนั้นใช้ไม่ได้แล้ว', en: 'The credential is missing, unknown or no longer valid.' },
})

export const forbidden = defineProblem('forbidden', 403, {
  title: { th: 'ไม่มีสิทธิ์', en: 'Not allowed' },
  detail: { th: 'ข้อมูลยืนยันตัวตนนี้ไม่มีสิทธิ์ใช้คำสั่งนี้', en: 'This credential may not use this operation.' },
})

export const notFound = defineProblem('not_found', 404, {
  title: { th: 'ไม่พบ', en: 'Not found' },
  detail: { th: 'ไม่พบสิ่งที่ขอตาม URL นี้', en: 'Nothing exists at this URL.' },
})

export const methodNotAllowed = defineProblem(
  'method_not_allowed',
  405,
  {
    title: { th: 'ใช้เมธอดนี้ไม่ได้', en: 'Method not allowed' },
    detail: { th: 'URL นี้รับเฉพาะ {allow}', en: 'This URL accepts only {allow}.' },
  },
  { example: [{ allow: 'GET, HEAD, OPTIONS' }] },
)

export const idempotencyRunning = defineProblem('idempotency_running', 409, {
  title: { th: 'คำขอเดิมยังทำงานอยู่', en: 'Still running' },
  detail: {
    th: 'คำขอก่อนหน้าที่ใช้ Idempotency-Key นี้ยังไม่เสร็จ',
    en: 'An earlier request with this Idempotency-Key is still running.',
  },
})

export const staleVersion = defineProblem(
  'stale_version',
  412,
  {
    title: { th: 'ข้อมูลถูกแก้ไปแล้ว', en: 'Modified since you read it' },
    detail: {
      th: 'ข้อมูลนี้ถูกแก้เป็นเวอร์ชัน {version} แล้ว อ่านใหม่แล้วลองอีกครั้ง',
      en: 'It has changed since you read it and is now at version {version}; read it again and repeat your change.',
    },
  },
  {
    members: { version: Type.Integer({ description: 'The current version.' }) },
    example: [{ version: 4 }, { members: { version: 4 } }],
  },
)

export const upgradeRequired = defineProblem(
  'upgrade_required',
  426,
  {
    title: { th: 'ต้องเชื่อมต่อด้วย WebSocket', en: 'WebSocket required' },
    detail: {
      th: 'URL นี้ใช้ได้เฉพาะ WebSocket (ws:// หรือ wss://)',
      en: 'Connect to this URL with a WebSocket client (ws:// or wss://).',
    },
  },
  { example: [{ headers: { upgrade: 'websocket', connection: 'Upgrade' } }] },
)

export const originNotAllowed = defineProblem('origin_not_allowed', 403, {
  title: { th: 'ไม่อนุญาตเว็บไซต์นี้', en: 'Origin not allowed' },
  detail: {
    th: 'ผู้ดูแลระบบไม่อนุญาตให้เว็บไซต์นี้เชื่อมต่อ',
    en: 'The operator of the service does not allow connections from this web site.',
  },
})

export const preconditionRequired = defineProblem('precondition_required', 428, {
  title: { th: 'ต้องระบุเวอร์ชันที่อ่าน', en: 'Precondition required' },
  detail: {
    th: 'ส่ง ETag ของเวอร์ชันที่อ่านมาใน If-Match',
    en: 'Send the ETag of the version that you read as `If-Match`.',
  },
})

export const bodyTooLarge = defineProblem(
  'body_too_large',
  413,
  {
    title: { th: 'ข้อมูลใหญ่เกินไป', en: 'Body too large' },
    detail: { th: 'เนื้อหาของคำขอใหญ่เกิน {limit} ไบต์', en: 'The body is larger than {limit} bytes.' },
  },
  { example: [{ limit: 262144 }] },
)

export const urlTooLong = defineProblem('url_too_long', 414, {
  title: { th: 'URL ยาวเกินไป', en: 'URL too long' },
  detail: { th: 'URL ยาวเกินไป', en: 'The URL is too long.' },
})

export const unsupportedMediaType = defineProblem(
  'unsupported_media_type',
  415,
  {
    title: { th: 'ไม่รองรับข้อมูลชนิดนี้', en: 'Unsupported media type' },
    detail: { th: 'ส่งเนื้อหาเป็น {accept}', en: 'Send the body as {accept}.' },
  },
  { example: [{ accept: 'application/json' }] },
)

export const unsupportedContentEncoding = defineProblem(
  'unsupported_content_encoding',
  415,
  {
    title: { th: 'ไม่รองรับการบีบอัดเนื้อหา', en: 'Unsupported content encoding' },
    detail: {
      th: 'ส่งเนื้อหาโดยไม่บีบอัด เพราะระบบไม่รองรับ Content-Encoding: {encoding}',
      en: 'Send the body uncompressed; Content-Encoding {encoding} is not supported.',
    },
  },
  { example: [{ encoding: 'gzip' }] },
)

export const idempotencyKeyReused = defineProblem('idempotency_key_reused', 422, {
  title: { th: 'ใช้ Idempotency-Key ซ้ำกับข้อมูลอื่น', en: 'Idempotency key reused' },
  detail: {
    th: 'Idempotency-Key นี้เคยใช้กับคำขอที่มีเนื้อหาต่างกัน',
    en: 'This Idempotency-Key was used with another request body.',
  },
})

export const rateLimited = defineProblem(
  'rate_limited',
  429,
  {
    title: { th: 'เรียกถี่เกินไป', en: 'Too many requests' },
    detail: {
      th: 'เรียกเกินจำนวนที่กำหนด ลองใหม่ใน {seconds} วินาที',
      en: 'Too many calls; try again in {seconds} {seconds:second}.',
    },
  },
  { example: [{ seconds: 12 }] },
)

export const tooManyConnections = defineProblem(
  'too_many_connections',
  429,
  {
    title: { th: 'เปิดการเชื่อมต่อมากเกินไป', en: 'Too many connections' },
    detail: {
      th: 'บัญชีนี้เปิดการเชื่อมต่อพร้อมกันได้ {limit} รายการ ปิดรายการเดิมก่อน',
      en: 'You have {limit} open connections, the most allowed. Close one first.',
    },
  },
  { example: [{ limit: 10 }] },
)

export const headersTooLarge = defineProblem('headers_too_large', 431, {
  title: { th: 'ส่วนหัวใหญ่เกินไป', en: 'Headers too large' },
  detail: { th: 'ส่วนหัวของคำขอใหญ่เกินไป', en: 'The request headers are too large.' },
})

export const internalError = defineProblem('internal_error', 500, {
  title: { th: 'เกิดข้อผิดพลาดภายใน', en: 'Internal error' },
  detail: {
    th: 'เกิดข้อผิดพลาดที่ไม่คาดคิด แจ้งรหัส request_id เมื่อติดต่อเรา',
    en: 'An unexpected error occurred; quote the request_id when you report it.',
  },
})

export const overloaded = defineProblem('overloaded', 503, {
  title: { th: 'ระบบมีผู้ใช้มาก', en: 'Overloaded' },
  detail: { th: 'ขณะนี้มีผู้ใช้งานมาก อีกสักครู่ลองใหม่อีกครั้ง', en: 'The service is overloaded; try again shortly.' },
})

export const unavailable = defineProblem('unavailable', 503, {
  title: { th: 'ใช้งานไม่ได้ชั่วคราว', en: 'Unavailable' },
  detail: {
    th: 'ระบบบางส่วนใช้งานไม่ได้ชั่วคราว อีกสักครู่ลองใหม่อีกครั้ง',
    en: 'A required dependency is temporarily unavailable; try again shortly.',
  },
})

/** The problems of the platform. Some occur on requests that reach no operation. */
export const platformProblems = [
  invalidRequest,
  malformedJson,
  malformedUrl,
  malformedHttp,
  requestTimeout,
  unauthenticated,
  forbidden,
  notFound,
  methodNotAllowed,
  idempotencyRunning,
  staleVersion,
  bodyTooLarge,
  urlTooLong,
  unsupportedMediaType,
  unsupportedContentEncoding,
  idempotencyKeyReused,
  rateLimited,
  headersTooLarge,
  internalError,
  overloaded,
  unavailable,
]
