import { productName } from '../page/layout.ts'

/** Shown only in print: the site and the URL of the page, and the time zone of its times. */
export function PrintedFrom() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <p data-print="only">
      {productName} · {window.location.href} · Times in {timeZone}
    </p>
  )
}
