import { useState } from 'react'
import { DataTable, type Column as TableColumn } from '../kit/lists/DataTable.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { Columns, mostOf } from './Columns.tsx'
import { ticksOf } from './scale.ts'

/** Age groups in bank days, by the field that contains the group's count. */
const AGES = [
  { short: '0-1', name: 'up to 1 bank day' },
  { short: '2-3', name: '2 to 3 bank days' },
  { short: '4-7', name: '4 to 7 bank days, late' },
  { short: '8-15', name: '8 to 15 bank days, overdue' },
  { short: '16+', name: 'over 15 bank days, overdue' },
] as const
const IN_TIME = 2
/** Minimum number of requests for a chart. With fewer requests, the sentence is enough. */
const WORTH_A_CHART = 5

interface List {
  readonly label: string
  /** Number of waiting requests in each age group, youngest group first. */
  readonly ages: readonly number[]
}

interface Props {
  lists: readonly List[]
  /** Number of counted requests if only the oldest of each list were counted; null if all were counted. */
  countedUpTo: number | null
}

/** Charts the ages of requests in the staff lists. */
export function RequestsByAge({ lists, countedUpTo }: Props) {
  // Selects the largest column until the user selects another one.
  const [chosen, setAt] = useState<number | null>(null)
  const columns = AGES.map(({ short }, age) => ({ key: short, amounts: lists.map(({ ages }) => ages[age] ?? 0) }))
  const sums = columns.map(({ amounts }) => amounts.reduce((sum, count) => sum + count, 0))
  const at = chosen ?? sums.indexOf(Math.max(...sums))
  const total = sums.reduce((sum, count) => sum + count, 0)
  const late = sums.slice(IN_TIME).reduce((sum, count) => sum + count, 0)
  if (total === 0) return <p>No request waits.</p>
  const sentence = `${total === 1 ? '1 request waits' : `${total} requests wait`}, ${late === 0 ? 'none' : late} of them submitted more than 3 bank days ago.${countedUpTo === null ? '' : ` Of each list the ${countedUpTo} oldest are counted.`}`
  if (total < WORTH_A_CHART)
    return <p>{total === 1 && late === 0 ? '1 request waits, submitted less than 4 bank days ago.' : sentence}</p>
  const shown = AGES[at] ?? AGES[0]
  const ticks = ticksOf(0, mostOf(columns).up, { least: 1 })
  const tableColumns: TableColumn<number>[] = [
    { key: 'age', header: 'Waiting', rowHeader: true, cell: (age) => AGES[age]?.name },
    ...lists.map(({ label, ages }) => ({
      key: label,
      header: label,
      align: 'end' as const,
      cell: (age: number) => ages[age] ?? 0,
    })),
    { key: 'sum', header: 'Together', align: 'end', cell: (age) => sums[age] },
  ]
  return (
    <ChartFrame
      sentence={sentence}
      places={AGES.map(({ short }) => short)}
      place="Bank days"
      at={at}
      onAt={setAt}
      saidAt={`${shown.name}: ${sums[at] ?? 0}`}
      plots={[
        {
          amounts: ticks.toReversed().map(String),
          height: 140,
          picture: (height) => <Columns columns={columns} height={height} ticks={ticks} at={at} />,
        },
      ]}
      figures={{
        looks: lists.length,
        heading: shown.name,
        figures: lists.map(({ label, ages }) => ({ label, count: ages[at] ?? 0 })),
      }}
      table={() => (
        <DataTable
          caption="Requests by age"
          columns={tableColumns}
          rows={AGES.map((_, age) => age)}
          rowKey={(age) => age}
          empty=""
        />
      )}
    />
  )
}
