/** An e-mail address, broken behind its @ where there is no room for all of it, and never in a word. */
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
