export function AccountDialog({ onClose }: { start: string; onDone(): void; onClose(): void }) {
  return <button type="button" onClick={onClose}>x</button>
}
