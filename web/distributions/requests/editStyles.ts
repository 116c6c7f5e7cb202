import { makeStyles } from '@fluentui/react-components'
import { small } from '../../kit/page/layout.ts'

/** Fields share a line on a wide screen and are stacked on a small one. */
export const useEditStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    columnGap: '16px',
    // Labels, boxes and messages are aligned in rows, so a label of two lines also moves the box next to it.
    '& > *': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0, marginBlockEnd: '16px' },
    marginBlockEnd: '-16px',
    '& label': { alignSelf: 'end' },
    '& input': { minWidth: 0, width: '100%' },
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
