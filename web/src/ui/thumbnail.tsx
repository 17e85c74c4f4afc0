import './thumbnail.css'

/** A photograph, or a drawn card in the colours of the theme. The name beside it says what it shows. */
export function Thumbnail({ url, isLarge = false }: { readonly url: string | undefined; readonly isLarge?: boolean }) {
  const className = isLarge ? 'thumbnail thumbnail-large' : 'thumbnail'
  if (url === undefined || url === '') return <span className={className} />
  if (!url.includes('/pictures/cards/'))
    return <img className={className} src={url} alt="" width={400} height={300} loading={isLarge ? 'eager' : 'lazy'} />
  return (
    <span className={className}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={`thumbnail-${theme}`}
          src={`${cardPath(url)}?theme=${theme}`}
          alt=""
          width={400}
          height={300}
          loading="lazy"
        />
      ))}
    </span>
  )
}

/** Cards are of this service, whatever its public address is: the policy of the page allows its own origin. */
function cardPath(url: string): string {
  return url.slice(url.indexOf('/pictures/cards/'))
}
