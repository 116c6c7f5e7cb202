import { makeStyles } from '@fluentui/react-components'
import { small } from '../../kit/page/layout.ts'

/** Fields of one line on a wide screen, below each other on a small one. */
export const useEditStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    columnGap: '16px',
    rowGap: '16px',
    '& input': { minWidth: 0, width: '100%' },
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
