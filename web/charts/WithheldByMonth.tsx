import { useState } from 'react'
import { useAmountsHidden } from '../kit/page/useChoice.ts'
import { formatMoney } from '../kit/ui/format.ts'
import { DataTable, type Column as TableColumn } from '../kit/lists/DataTable.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { Columns, mostOf } from './Columns.tsx'
import { axisMoney, monthName, ticksOf } from './scale.ts'

interface Month {
  readonly month: string
  readonly federal: number
  readonly state: number
}

const tableColumns: readonly TableColumn<Month>[] = [
  { key: 'month', header: 'Month', rowHeader: true, cell: ({ month }) => monthName(month) },
  { key: 'federal', header: 'Federal', align: 'end', cell: ({ federal }) => <Money amount={federal} /> },
  { key: 'state', header: 'States', align: 'end', cell: ({ state }) => <Money amount={state} /> },
]

const sumOf = (months: readonly Month[], of: 'federal' | 'state') =>
  months.reduce((cents, month) => cents + Math.round(month[of] * 100), 0) / 100

/** Charts the withheld tax by month, oldest month first. */
export function WithheldByMonth({ months }: { months: readonly Month[] }) {
  const isHidden = useAmountsHidden()
  const [chosen, setChosen] = useState<number | null>(null)
  // Selects the last month with tax until the user selects another month.
  const at =
    chosen ??
    Math.max(
      0,
      months.findLastIndex(({ federal, state }) => federal + state > 0),
    )
  const shown = months[at]
  if (!shown) return null
  const said = (amount: number) => (isHidden ? 'a hidden amount' : formatMoney(amount))
  const columns = months.map((month) => ({ key: month.month, amounts: [month.federal, month.state] }))
  const { up } = mostOf(columns)
  const ticks = ticksOf(0, up)
  if (up === 0) return <p>No tax was withheld in {months.length} months.</p>
  return (
    <ChartFrame
      sentence={`In ${months.length} months ${said(sumOf(months, 'federal'))} of federal tax and ${said(sumOf(months, 'state'))} of state tax were withheld.`}
      places={months.map(({ month }) => monthName(month))}
      place="Month"
      at={at}
      onAt={setChosen}
      saidAt={`${monthName(shown.month)}, federal ${said(shown.federal)}, states ${said(shown.state)}`}
      plots={[
        {
          amounts: ticks.toReversed().map((tick) => (isHidden ? '••••' : axisMoney(tick))),
          height: 140,
          picture: (height) => <Columns columns={columns} height={height} ticks={ticks} at={at} />,
        },
      ]}
      figures={{
        looks: 2,
        heading: monthName(shown.month),
        figures: [
          { label: 'Federal', amount: shown.federal },
          { label: 'States', amount: shown.state },
        ],
      }}
      table={() => (
        <DataTable
          caption="Tax withheld by months"
          columns={tableColumns}
          rows={months.toReversed()}
          rowKey={({ month }) => month}
          empty=""
        />
      )}
    />
  )
}
