import { makeStyles, tokens } from '@fluentui/react-components'

export const useLinkStyles = makeStyles({
  link: {
    // Makes a link at least 24 pixels high for touch, without moving the lines around it.
    paddingBlock: '3px',
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
