import { defineTexts } from '../../texts/define-texts.ts'

interface PointSums {
  readonly balance: string
  readonly pending: string
  readonly spent: string
  readonly expired: string
}

export const usersTexts = defineTexts({
  th: {
    lead: 'การเข้าสู่ระบบและการเปลี่ยนแปลงของทุกบัญชีในหนึ่งปี ใหม่สุดก่อน ใส่หมายเลขผู้ใช้เพื่อดูบัญชีเดียว',
    title: 'เหตุการณ์ของบัญชี',
    userId: 'หมายเลขผู้ใช้',
    at: 'เมื่อ',
    kind: 'เหตุการณ์',
    address: 'IP',
    client: 'อุปกรณ์',
    details: 'รายละเอียด',
    none: 'ไม่มีเหตุการณ์ของผู้ใช้นี้',
    points: 'รายการแต้ม',
    pointSums: (of: PointSums) =>
      `คงเหลือ ${of.balance} · รอใช้ได้ ${of.pending} · ใช้ไป ${of.spent} · หมดอายุ ${of.expired}`,
    noPoints: 'ผู้ใช้นี้ยังไม่มีรายการแต้ม',
    movement: 'รายการ',
    amount: 'แต้ม',
    expires: 'หมดอายุ',
    transaction: 'หมายเลขรายการ',
  },
  en: {
    lead: 'Sign-ins and changes of all accounts in the last year, newest first. Enter the id of a user to see one account.',
    title: 'Events of accounts',
    userId: 'Id of the user',
    at: 'When',
    kind: 'Event',
    address: 'IP address',
    client: 'Client',
    details: 'Details',
    none: 'This user has no events.',
    points: 'Points ledger',
    pointSums: (of: PointSums) =>
      `${of.balance} to spend · ${of.pending} pending · ${of.spent} spent · ${of.expired} expired`,
    noPoints: 'This user has no points yet.',
    movement: 'Movement',
    amount: 'Points',
    expires: 'Expires',
    transaction: 'Transaction',
  },
})
