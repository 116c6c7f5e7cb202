import { ReportForm } from './ReportForm.tsx'

export function Page() {
  return <ReportForm report="STATE" />
}
