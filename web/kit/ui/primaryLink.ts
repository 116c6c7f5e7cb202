import { makeStyles, tokens } from '@fluentui/react-components'
import { small } from '../page/layout.ts'

/**
 * Styles of a link that looks like a primary button, for the next step of a screen. `outlined` is for a list of equal
 * links.
 */
export const usePrimaryLink = makeStyles({
  outlined: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1Hover },
    ':active': { color: tokens.colorNeutralForeground1Pressed },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '40px',
    paddingInline: '20px',
    [small]: { minHeight: '44px', flexGrow: 1 },
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: 600,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover, color: tokens.colorNeutralForegroundOnBrand },
    ':active': { color: tokens.colorNeutralForegroundOnBrand },
    '@media (forced-colors: active)': { border: '1px solid ButtonText' },
  },
})
