import { createDarkTheme, createLightTheme, type BrandVariants, type Theme } from '@fluentui/react-theme'

const petrol: BrandVariants = {
  10: '#040f15',
  20: '#071924',
  30: '#0a2433',
  40: '#0d2f42',
  50: '#103a50',
  60: '#14465f',
  70: '#17526e',
  80: '#1a5e7d',
  90: '#1f7498',
  100: '#2d88ae',
  110: '#379fc8',
  120: '#56accd',
  130: '#78bbd3',
  140: '#9dccdd',
  150: '#c0dee7',
  160: '#deedf2',
}

/** Fallback fonts are declared in page.css. */
const fontFamily =
  "'Montserrat Variable', 'Montserrat fallback', 'Montserrat fallback for Roboto', 'Montserrat fallback for DejaVu', system-ui, sans-serif"

const type = {
  fontFamilyBase: fontFamily,
  fontFamilyNumeric: fontFamily,
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
} satisfies Partial<Theme>

/** Text sizes and line heights in rem, because pixels do not follow the browser's font size. */
function growing(theme: Theme): Theme {
  const entries = Object.entries(theme).map(([name, value]) =>
    /^(fontSize|lineHeight)/.test(name) ? [name, `${Number.parseFloat(String(value)) / 16}rem`] : [name, value],
  )
  return Object.fromEntries(entries) as Theme
}

export const lightTheme: Theme = {
  ...growing(createLightTheme(petrol)),
  ...type,
  colorNeutralBackground2: '#f6f8f9',
  colorNeutralBackground3: '#eef2f4',
  colorNeutralStroke2: '#dde3e7',
  colorNeutralStroke3: '#e8edf0',
  // Gives disabled buttons a contrast of 3.5 to 1. WCAG requires none for them.
  colorNeutralForegroundDisabled: '#787f84',
}

export const darkTheme: Theme = {
  ...growing(createDarkTheme(petrol)),
  ...type,
  colorNeutralBackground1: '#1b2328',
  colorNeutralBackground1Hover: '#243038',
  colorNeutralBackground1Pressed: '#161d21',
  colorNeutralBackground2: '#12181c',
  colorNeutralBackground3: '#0d1215',
  colorNeutralStroke1: '#4a5961',
  colorNeutralStroke2: '#2f3b42',
  colorNeutralStroke3: '#273238',
  colorNeutralForegroundDisabled: '#8f9aa1',
  colorNeutralBackgroundDisabled: '#2a343a',
  colorStatusDangerBackground1: '#2c1a1d',
  // Has enough contrast on a hovered row, too.
  colorStatusDangerForeground1: '#e8838c',
  // Contrasts with the dark background of the page.
  colorBrandBackground: petrol[90],
  colorBrandBackgroundHover: petrol[80],
  colorBrandBackgroundPressed: petrol[70],
  colorBrandBackground2: petrol[40],
  colorBrandBackground2Hover: petrol[50],
  colorBrandStroke2: petrol[90],
  colorBrandForeground1: petrol[130],
  colorBrandForeground2: petrol[140],
  colorBrandForegroundLink: petrol[130],
  colorBrandForegroundLinkHover: petrol[140],
  colorBrandForegroundLinkPressed: petrol[120],
  colorCompoundBrandForeground1: petrol[130],
  colorCompoundBrandForeground1Hover: petrol[140],
  colorCompoundBrandStroke: petrol[120],
  colorCompoundBrandBackground: petrol[120],
  colorCompoundBrandBackgroundHover: petrol[130],
}
