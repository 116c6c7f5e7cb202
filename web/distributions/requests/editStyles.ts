import { makeStyles } from '@fluentui/react-components'
import { small } from '../../kit/page/layout.ts'

/** Fields of one line on a wide screen, below each other on a small one. */
export const useEditStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    columnGap: '16px',
    // Labels, boxes and messages of a line each stand in a row: a label of two lines moves the boxes beside its own along.
    '& > *': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0, marginBlockEnd: '16px' },
    marginBlockEnd: '-16px',
    '& label': { alignSelf: 'end' },
    '& input': { minWidth: 0, width: '100%' },
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
