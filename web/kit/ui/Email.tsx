/** Shows an email address that can wrap only after its @. */
export function Email({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1
  return (
    <span>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  )
}
