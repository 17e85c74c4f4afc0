export function PreviewPage() {
  return <p>…</p>
}
export function TripPage() {
  return <p>…</p>
}
