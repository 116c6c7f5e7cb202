import { productName } from '../page/layout.ts'

/** On paper only: which site and address a page came from, and whose clock its times follow. */
export function PrintedFrom() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <p data-print="only">
      {productName} · {window.location.href} · Times in {timeZone}
    </p>
  )
}
