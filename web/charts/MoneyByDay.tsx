import { useState } from 'react'
import { useAmountsHidden } from '../kit/page/useChoice.ts'
import { formatDate, formatMoney } from '../kit/ui/format.ts'
import { DataTable, type Column as TableColumn } from '../kit/lists/DataTable.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { Columns, mostOf } from './Columns.tsx'
import { axisMoney, ticksOf } from './scale.ts'

interface Day {
  readonly day: string
  readonly in: number
  readonly out: number
}

const tableColumns: readonly TableColumn<Day>[] = [
  { key: 'day', header: 'Day', rowHeader: true, cell: ({ day }) => formatDate(day) },
  { key: 'in', header: 'In', align: 'end', cell: (day) => <Money amount={day.in} /> },
  { key: 'out', header: 'Out', align: 'end', cell: (day) => <Money amount={day.out} /> },
]

const sumOf = (days: readonly Day[], way: 'in' | 'out') =>
  days.reduce((cents, day) => cents + Math.round(day[way] * 100), 0) / 100

const daysOf = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** Charts the money that came in and went out by day, oldest first. */
export function MoneyByDay({ days }: { days: readonly Day[] }) {
  const isHidden = useAmountsHidden()
  const [chosen, setChosen] = useState<number | null>(null)
  const at = chosen ?? days.length - 1
  const shown = days[at]
  if (!shown) return null
  const said = (amount: number) => (isHidden ? 'a hidden amount' : formatMoney(amount))
  const axis = (amount: number) => (isHidden ? '••••' : axisMoney(amount))
  const columns = days.map((day) => ({ key: day.day, amounts: [day.in, -day.out] }))
  const { up, down } = mostOf(columns)
  const ticks = ticksOf(-down, up)
  if (up + down === 0) return <p>No money came in or went out in {daysOf(days.length)}.</p>
  return (
    <ChartFrame
      sentence={`In ${daysOf(days.length)} ${said(sumOf(days, 'in'))} came in and ${said(sumOf(days, 'out'))} went out.`}
      places={days.map(({ day }) => formatDate(day).slice(0, 5))}
      place="Day"
      at={at}
      onAt={setChosen}
      saidAt={`${formatDate(shown.day)}, in ${said(shown.in)}, out ${said(shown.out)}`}
      plots={[
        {
          amounts: ticks.toReversed().map(axis),
          height: 140,
          picture: (height) => <Columns columns={columns} height={height} ticks={ticks} at={at} />,
        },
      ]}
      figures={{
        looks: 2,
        heading: formatDate(shown.day),
        figures: [
          { label: 'In', amount: shown.in },
          { label: 'Out', amount: shown.out },
        ],
      }}
      table={() => (
        <DataTable
          caption="Money by day"
          columns={tableColumns}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          empty=""
        />
      )}
    />
  )
}
