/** Krabi, Phang Nga, Phuket, Ranong, Satun, Trang. */
const ANDAMAN_COAST: ReadonlySet<string> = new Set(['81', '82', '83', '85', '91', '92'])
/** From Phetchaburi to the border, with the islands off Surat Thani. */
const GULF_COAST: ReadonlySet<string> = new Set(['76', '77', '80', '84', '86', '90', '93', '94', '96'])
/** From the Bang Pakong to Cambodia. */
const EAST_COAST: ReadonlySet<string> = new Set(['20', '21', '22', '23'])

export type Coast = 'andaman' | 'gulf' | 'east'

/** The sea that a province lies on, by its code; null for one inland or on the mouths of the Chao Phraya. */
export function coastOf(provinceCode: string): Coast | null {
  if (ANDAMAN_COAST.has(provinceCode)) return 'andaman'
  if (GULF_COAST.has(provinceCode)) return 'gulf'
  return EAST_COAST.has(provinceCode) ? 'east' : null
}
