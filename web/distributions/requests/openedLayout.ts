import { makeStyles } from '@fluentui/react-components'
import { wide } from '../../kit/page/layout.ts'

/** Layout of the parts of an open request, also used while it loads. */
export const useOpenedLayout = makeStyles({
  root: {
    display: 'grid',
    columnGap: '32px',
    rowGap: '24px',
    '@media (width >= 64em)': {
      gridTemplateColumns: '2fr 3fr',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"facts edit" "around edit"',
    },
  },
  // On a wide screen, the signed form stays visible next to the form for the decision.
  withForm: {
    [wide]: {
      gridTemplateColumns: 'minmax(340px, 8fr) minmax(340px, 8fr) minmax(0, 11fr)',
      gridTemplateAreas: '"facts edit form" "around edit form"',
    },
  },
  // Parts in the order in which staff need them, also on a phone: facts, form, notes and history.
  first: { '@media (width >= 64em)': { gridArea: 'facts' } },
  edit: { minWidth: 0, '@media (width >= 64em)': { gridArea: 'edit' } },
  around: { '@media (width >= 64em)': { gridArea: 'around' } },
  form: {
    gridArea: 'form',
    position: 'sticky',
    top: 0,
    alignSelf: 'start',
    display: 'flex',
    flexDirection: 'column',
    height: 'calc(100dvh - 190px)',
  },
})
