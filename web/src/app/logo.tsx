import './logo.css'

/** The word of the product, and its mark: the sun over a river. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle className="logo-sun" cx="23" cy="15" r="7.5" />
        <path className="logo-river" d="M4 29c6 0 6.5-6 11.5-6s5.5 6 11 6 6-2.6 9.5-4" />
      </svg>
      <span lang="th">เที่ยว</span>
    </span>
  )
}
