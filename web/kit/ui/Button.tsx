import { makeResetStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { small } from '../page/layout.ts'

const marked = '&[data-fui-focus-visible]'
const pressed = ':hover:active,:active:focus-visible'
const forcedColors = '@media (forced-colors: active)'

const nothing = 'transparent'
const line = (color: string) => ({
  borderTopColor: color,
  borderRightColor: color,
  borderBottomColor: color,
  borderLeftColor: color,
})
const highlighted = { backgroundColor: 'HighlightText', borderColor: 'Highlight', color: 'Highlight' }

const useBase = makeResetStyles({
  alignItems: 'center',
  boxSizing: 'border-box',
  display: 'inline-flex',
  justifyContent: 'center',
  textDecorationLine: 'none',
  verticalAlign: 'middle',
  margin: 0,
  overflow: 'hidden',
  backgroundColor: tokens.colorNeutralBackground1,
  color: tokens.colorNeutralForeground1,
  border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
  fontFamily: tokens.fontFamilyBase,
  outlineStyle: 'none',
  ':hover': {
    backgroundColor: tokens.colorNeutralBackground1Hover,
    borderColor: tokens.colorNeutralStroke1Hover,
    color: tokens.colorNeutralForeground1Hover,
    cursor: 'pointer',
  },
  [pressed]: {
    backgroundColor: tokens.colorNeutralBackground1Pressed,
    borderColor: tokens.colorNeutralStroke1Pressed,
    color: tokens.colorNeutralForeground1Pressed,
    outlineStyle: 'none',
  },
  padding: `5px ${tokens.spacingHorizontalM}`,
  minWidth: '96px',
  borderRadius: tokens.borderRadiusMedium,
  fontSize: tokens.fontSizeBase300,
  fontWeight: tokens.fontWeightSemibold,
  lineHeight: tokens.lineHeightBase300,
  transitionDuration: tokens.durationFaster,
  transitionProperty: 'background, border, color',
  transitionTimingFunction: tokens.curveEasyEase,
  '@media screen and (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
  [forcedColors]: {
    ':focus': { borderColor: 'ButtonText' },
    ':hover': { ...highlighted, forcedColorAdjust: 'none' },
    [pressed]: { ...highlighted, forcedColorAdjust: 'none' },
  },
  [marked]: {
    borderColor: tokens.colorStrokeFocus2,
    borderRadius: tokens.borderRadiusMedium,
    borderWidth: '1px',
    outline: `${tokens.strokeWidthThick} solid ${tokens.colorTransparentStroke}`,
    boxShadow: `0 0 0 ${tokens.strokeWidthThin} ${tokens.colorStrokeFocus2} inset`,
    zIndex: 1,
  },
})

const closed = {
  backgroundColor: tokens.colorNeutralBackgroundDisabled,
  ...line(tokens.colorNeutralStrokeDisabled),
  color: tokens.colorNeutralForegroundDisabled,
  cursor: 'not-allowed',
}
const gray = { backgroundColor: 'ButtonFace', ...line('GrayText'), color: 'GrayText' }
const bare = { backgroundColor: tokens.colorTransparentBackground, ...line(nothing) }
const lit = { backgroundColor: 'HighlightText', ...line('Highlight'), color: 'Highlight' }

const useStyles = makeStyles({
  secondary: {},
  primary: {
    backgroundColor: tokens.colorBrandBackground,
    ...line(nothing),
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': {
      backgroundColor: tokens.colorBrandBackgroundHover,
      ...line(nothing),
      color: tokens.colorNeutralForegroundOnBrand,
    },
    [pressed]: {
      backgroundColor: tokens.colorBrandBackgroundPressed,
      ...line(nothing),
      color: tokens.colorNeutralForegroundOnBrand,
    },
    [forcedColors]: {
      backgroundColor: 'Highlight',
      ...line('HighlightText'),
      color: 'HighlightText',
      forcedColorAdjust: 'none',
      ':hover': lit,
      [pressed]: lit,
    },
    [marked]: {
      ...line(tokens.colorStrokeFocus2),
      boxShadow: `${tokens.shadow2}, 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorStrokeFocus2} inset, 0 0 0 ${tokens.strokeWidthThick} ${tokens.colorNeutralForegroundOnBrand} inset`,
      ':hover': {
        boxShadow: `${tokens.shadow2}, 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorStrokeFocus2} inset`,
        ...line(tokens.colorStrokeFocus2),
      },
    },
  },
  transparent: {
    backgroundColor: tokens.colorTransparentBackground,
    ...line(nothing),
    color: tokens.colorNeutralForeground2,
    ':hover': {
      backgroundColor: tokens.colorTransparentBackgroundHover,
      ...line(nothing),
      color: tokens.colorNeutralForeground2BrandHover,
    },
    [pressed]: {
      backgroundColor: tokens.colorTransparentBackgroundPressed,
      ...line(nothing),
      color: tokens.colorNeutralForeground2BrandPressed,
    },
    [forcedColors]: {
      ':hover': { backgroundColor: tokens.colorTransparentBackground, color: 'Highlight' },
      [pressed]: { backgroundColor: tokens.colorTransparentBackground, color: 'Highlight' },
    },
  },
  medium: {},
  small: {
    minWidth: '64px',
    padding: `3px ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    lineHeight: tokens.lineHeightBase200,
    // On a phone, as large as the controls next to the button, which are sized for touch.
    [small]: { fontSize: tokens.fontSizeBase300 },
    [marked]: { borderRadius: tokens.borderRadiusSmall },
  },
  circular: {
    borderRadius: tokens.borderRadiusCircular,
    [marked]: { borderRadius: tokens.borderRadiusCircular },
  },
})

const useClosedStyles = makeStyles({
  base: {
    ...closed,
    ':hover': closed,
    [pressed]: closed,
    [forcedColors]: { ...gray, ':focus': line('GrayText'), ':hover': gray, [pressed]: gray },
  },
  secondary: {},
  primary: { ...line(nothing), ':hover': line(nothing), [pressed]: line(nothing) },
  transparent: { ...bare, ':hover': bare, [pressed]: bare },
})

interface Props extends Omit<ComponentProps<'button'>, 'disabled'> {
  appearance?: 'primary' | 'secondary' | 'transparent'
  size?: 'small' | 'medium'
  shape?: 'circular'
  /** True for a disabled button that stays in the tab order. */
  disabledFocusable?: boolean
}

/**
 * Looks and works like Fluent's button with fewer features. Fluent's button would add 39 kB of code to first screens
 * and lists.
 */
export function Button({
  appearance = 'secondary',
  size = 'medium',
  shape,
  disabledFocusable = false,
  className,
  onClick,
  ...rest
}: Props) {
  const base = useBase()
  const styles = useStyles()
  const closedStyles = useClosedStyles()
  return (
    <button
      type="button"
      {...rest}
      {...(disabledFocusable ? { 'aria-disabled': true } : { onClick })}
      className={mergeClasses(
        'fui-Button',
        base,
        styles[appearance],
        styles[size],
        shape && styles[shape],
        disabledFocusable && closedStyles.base,
        disabledFocusable && closedStyles[appearance],
        className,
      )}
    />
  )
}
