import './explore.css'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../texts/define-texts.ts'
import { placeTexts } from './place-texts.ts'

/** The sections around planning. */
export function ExploreNav() {
  const t = useTexts(placeTexts)
  return (
    <nav className="explore-nav" aria-label={t.pages}>
      <Link to="/destinations">{t.destinations}</Link>
      <Link to="/places">{t.places}</Link>
      <Link to="/routes">{t.routes}</Link>
      <Link to="/community">{t.community}</Link>
      <Link to="/favourites">{t.favourites}</Link>
    </nav>
  )
}
