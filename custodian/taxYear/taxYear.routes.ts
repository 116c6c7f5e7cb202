import {
  getTaxYear,
  listTaxFilesByCommand,
  listTaxForms,
  readTaxFileByCommand,
  recordTaxReceiptByCommand,
  TAX_FORM_NAME,
} from '../../contract/taxYear.ts'
import type { Serving } from '../platform/http/serve.ts'
import { dueDaysOf } from './dueDays.ts'
import { readTable, recordReceipt } from './receipts.ts'
import { fileNumbered, filesOfYear } from './receipts.sql.ts'
import { taxCalendarOf } from './taxCalendar.ts'
import { TAX_FORM_SORTS, taxFormsBy, taxFormView } from './taxForms.sql.ts'
import { taxYearOf } from './taxYear.ts'

/** Tax reporting to the IRS and to owners, by year. */
export function taxYearRoutes({ serve, services }: Serving): void {
  serve(listTaxForms, async ({ call, query, page }) => {
    const { year = lastYear(call.today), form = 'FORM_1099R', accountNumber, all } = query
    const found = await page(
      call.db,
      taxFormsBy(call.db, { year, form: TAX_FORM_NAME[form], accountNumber, all }),
      TAX_FORM_SORTS,
    )
    return found.answer(found.items(await taxFormView(call.db, found.rows)))
  })

  serve(listTaxFilesByCommand, async ({ call, body }) =>
    shown(await filesOfYear(call.db, body.year ?? lastYear(call.today))),
  )

  serve(readTaxFileByCommand, ({ call, body }) => call.write((context) => readTable(context, body.fileName)))

  serve(recordTaxReceiptByCommand, ({ call, body }) =>
    call.write(async (context) => shown(await fileNumbered(context.tx, await recordReceipt(context, body)))),
  )

  serve(getTaxYear, async ({ call, query }) => {
    const { year = lastYear(call.today) } = query
    const calendar = taxCalendarOf(services.config)
    return {
      year,
      taxYear: await taxYearOf(call.db, year, { today: call.today, calendar }),
      dueDays: await dueDaysOf(call.db, year, { today: call.today, calendar }),
    }
  })
}

const shown = (files: Awaited<ReturnType<typeof filesOfYear>>) => ({
  files: files.map(({ file_name: fileName, returns, receipt }) => ({ fileName, returns, receipt })),
})

const lastYear = (today: string) => Number(today.slice(0, 4)) - 1
