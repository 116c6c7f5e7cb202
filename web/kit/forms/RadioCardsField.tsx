import { makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode, type SyntheticEvent } from 'react'
import { FormField, type FieldBase } from './FormField.tsx'

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', rowGap: '10px', alignItems: 'stretch' },
  card: {
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { borderTopColor: tokens.colorNeutralStroke1Hover },
  },
  chosen: {
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { borderTopColor: tokens.colorCompoundBrandStroke },
  },
  label: { display: 'flex', flexDirection: 'column', rowGap: '2px' },
  below: { marginInlineStart: '44px', marginBlockEnd: '6px' },
  title: { fontWeight: 600 },
  text: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

/** Stops a change event of a nested radio group, which would otherwise change the value of the outer group. */
const stop = (event: SyntheticEvent) => event.stopPropagation()

export interface RadioCard {
  value: string
  label: string
  description?: ReactNode
  disabled?: boolean
  /** A further question, shown inside the card of the option. */
  below?: ReactNode
}

interface Props extends FieldBase {
  cards: readonly RadioCard[]
}

/** A radio group whose options are cards with a title and a description. */
export function RadioCardsField({ cards, ...base }: Props) {
  const styles = useStyles()
  return (
    <FormField {...base}>
      {({ ref, value, onChange, id, onBlur, name, ...field }) => (
        <RadioGroup
          {...field}
          name={name}
          className={styles.group}
          value={(value as string | undefined) ?? ''}
          onBlur={onBlur}
          onChange={(_, data) => onChange(data.value)}
        >
          {cards.map((card, index) => (
            <Fragment key={card.value}>
              <Radio
                // The error summary links to the first option.
                {...(index === 0 ? { id, ref } : {})}
                value={card.value}
                disabled={card.disabled ?? false}
                className={mergeClasses(styles.card, value === card.value && styles.chosen)}
                label={
                  card.description ? (
                    <span className={styles.label}>
                      <span className={styles.title}>{card.label}</span>
                      <span className={styles.text}>{card.description}</span>
                    </span>
                  ) : (
                    card.label
                  )
                }
              />
              {card.below ? (
                <div className={styles.below} onChange={stop}>
                  {card.below}
                </div>
              ) : null}
            </Fragment>
          ))}
        </RadioGroup>
      )}
    </FormField>
  )
}
