import { Link, useParams } from '@tanstack/react-router'
import { Fragment, useEffect, useRef } from 'react'
import { useTitle } from '../app/use-title.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Notice } from '../ui/notice.tsx'
import type { DeskRole } from './desk-role.ts'
import { DESK_SECTIONS } from './desk-sections.ts'
import { deskTexts } from './desk-texts.ts'

/** The views of a role beside the list of them. */
export function Desk({ role }: { role: DeskRole }) {
  const t = useTexts(deskTexts)
  const { section } = useParams({ strict: false })
  const nav = useRef<HTMLElement>(null)
  const sections = DESK_SECTIONS.filter(({ needs }) => needs === 'editor' || role === 'admin')
  const shown = section === undefined ? sections[0] : sections.find(({ id }) => id === section)
  const shownId = shown?.id
  useTitle(shown ? t.sections[shown.id] : t.title)
  // On a phone the list is a row that scrolls sideways.
  useEffect(() => {
    const link = nav.current?.querySelector(`[data-section="${shownId}"]`)
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shownId])
  return (
    <div className="desk">
      <nav ref={nav} className="desk-nav" aria-label={t.title}>
        <ul>
          {sections.map(({ id, icon: Icon }) => (
            <li key={id}>
              <Link
                className="desk-link"
                to="/desk/$section"
                params={{ section: id }}
                aria-current={shownId === id ? 'page' : undefined}
                data-section={id}
              >
                <Icon aria-hidden="true" size={18} />
                {t.sections[id]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown ? (
        <section className="desk-view" aria-labelledby="desk-heading">
          <h1 id="desk-heading">{t.sections[shown.id]}</h1>
          {/* Each view starts afresh. */}
          <Fragment key={shown.id}>
            <shown.View role={role} />
          </Fragment>
        </section>
      ) : (
        <Notice title={t.notFound} text={t.notFoundHint} />
      )}
    </div>
  )
}
