import type { Language } from '../app/language.ts'

/** What the controls of the map say; MapLibre brings English for all of them. */
const TEXTS = {
  th: {
    'AttributionControl.ToggleAttribution': 'ที่มาของแผนที่',
    'Map.Title': 'แผนที่',
    'Marker.Title': 'จุดบนแผนที่',
    'NavigationControl.ZoomIn': 'ขยาย',
    'NavigationControl.ZoomOut': 'ย่อ',
    'CooperativeGesturesHandler.WindowsHelpText': 'กด Ctrl แล้วเลื่อนเพื่อซูมแผนที่',
    'CooperativeGesturesHandler.MacHelpText': 'กด ⌘ แล้วเลื่อนเพื่อซูมแผนที่',
    'CooperativeGesturesHandler.MobileHelpText': 'ใช้สองนิ้วเลื่อนแผนที่',
  },
  en: {
    'AttributionControl.ToggleAttribution': 'Sources of the map',
  },
} satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>

export function mapLocale(language: Language): Readonly<Record<string, string>> {
  return TEXTS[language]
}
