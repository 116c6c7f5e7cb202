import { makeStyles } from '@fluentui/react-components'
import { small } from '../../kit/page/layout.ts'

/** Fields are side by side on a wide screen, and stacked on a small one. */
export const useEditStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    columnGap: '16px',
    // Labels, inputs and messages are aligned in rows, so a two-line label also moves the input next to it.
    '& > *': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0, marginBlockEnd: '16px' },
    marginBlockEnd: '-16px',
    '& label': { alignSelf: 'end' },
    '& input': { minWidth: 0, width: '100%' },
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
