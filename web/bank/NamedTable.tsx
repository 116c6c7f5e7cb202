import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { DataTable } from '../kit/lists/DataTable.tsx'

const useStyles = makeStyles({
  heading: { fontSize: tokens.fontSizeBase400, fontWeight: 600, marginBlockStart: '24px', marginBlockEnd: '8px' },
})

/** A table with a visible heading, for a page with several tables. */
export function NamedTable<Row>(props: ComponentProps<typeof DataTable<Row>>) {
  const styles = useStyles()
  return (
    <>
      <h3 className={styles.heading}>{props.caption}</h3>
      <DataTable {...props} />
    </>
  )
}
