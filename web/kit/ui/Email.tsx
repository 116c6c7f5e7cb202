/** An email address that wraps only after its @ if it does not fit. */
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
