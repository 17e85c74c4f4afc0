import {
  fillTexts,
  type PlaceholdersOf,
  type TemplateValues,
  type Texts,
  type WithPlaceholdersOf,
} from '../../platform/text-template.ts'
import type { Channel } from './notification-table.ts'

export interface NotificationTexts {
  readonly title: Texts
  readonly body: Texts
}

/** A kind of notification: its texts and what holds unless the user decides otherwise. */
export interface NotificationKind<Name extends string = string> {
  /** What triggers it, for the settings page of an app. */
  readonly description: string
  readonly defaults: Readonly<Record<Channel, boolean>>
  /** Repeats of the same key within this time, in Bangkok, are one notification; without it, a key is announced once. */
  readonly oncePer?: 'hour' | 'day'
  render(values: TemplateValues<Name>): NotificationTexts
}

/** The compiler checks that both texts of the body have the same `{name}` placeholders. */
export function defineNotification<const En extends string, const Th extends string>({
  title,
  body,
  mail = false,
  ...kind
}: {
  readonly title: Texts
  readonly body: { readonly th: Th & WithPlaceholdersOf<En, Th>; readonly en: En }
  readonly description: string
  readonly mail?: boolean
  readonly oncePer?: 'hour' | 'day'
}): NotificationKind<PlaceholdersOf<En>> {
  return {
    ...kind,
    defaults: { push: true, mail },
    render: (values) => ({ title, body: fillTexts(body, values) }),
  }
}
