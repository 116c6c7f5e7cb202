import { makeStyles, tokens } from '@fluentui/react-components'

export const useLinkStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    textDecorationColor: tokens.colorNeutralStroke1,
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationColor: 'currentColor' },
    ':active': { color: tokens.colorBrandForegroundLinkPressed },
  },
})
