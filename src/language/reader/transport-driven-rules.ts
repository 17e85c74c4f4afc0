import type { TransportRule } from './transport-rule.ts'

/** Who drives instead of them: read before who does not drive. */
export const DRIVEN_BY_OTHERS: TransportRule = {
  by: 'car',
  th: '(จ้าง|เช่า|เหมา)(รถ|)(ตู้|)(พร้อม|)คนขับ, รถ(ตู้|)พร้อมคนขับ',
  en: `
    (car|van|minivan|minibus|suv) with (a|our|its|private|own|) (private|own|) driver, (take|taking|book|booking|hire|hiring|get|with|in|by|have|having|our) (a|our|) private (van|minivan|minibus|car),
    (don't|can't|cannot|do not|won't|doesn't|does not) drive & (but|) (my|his|her|the|our) (husband|wife|partner|boyfriend|girlfriend|brother|sister|son|daughter|dad|father|mum|mom|mother|friend|friends) (does|do|can|will|drives|drive)`,
  yes: [
    "we won't drive ourselves, so a car with driver",
    'neither of us drives so we take a private van',
    "I don't drive but my wife does",
    'ขับรถไม่เป็น จะเหมารถพร้อมคนขับ',
  ],
  no: ['a cable car', "I don't drive and neither does she", 'a private beach'],
}
