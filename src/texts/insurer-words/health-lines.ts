/** Names of the lines of a health premium, their reasons, and why an insurer declines, as insurers send them. */
export const healthLineLabels: Readonly<Record<string, string>> = {
  'No-claim bonus super': 'No-claim bonus super',
  'Smart select: network hospitals only': 'Smart select: network hospitals only',
  'Care shield': 'Care shield',
  'Co-payment waiver': 'Co-payment waiver',
  'Cover of non-medical items': 'Cover of non-medical items',
  'Maternity and childcare': 'Maternity and childcare',
  'Out-patient cover': 'Out-patient cover',
  'Shorter wait for pre-existing illnesses': 'Shorter wait for pre-existing illnesses',
  'Base premium': 'Base premium',
  'Sum insured {sum}': 'Sum insured {sum}',
  'Zone {zone}': 'Zone {zone}',
  'Discount for paying at once': 'Discount for paying at once',
  'Model after public charts of 2021, one person, 5 lakh, zone 1':
    'Model after public charts of 2021, one person, 5 lakh, zone 1',
  '{reason} ({source}, since {day})': '{reason} ({source}, since {day})',
  'Age {from} to {to}, {sum} in zone 1: {amount} a year ({source}, since {day})':
    'Age {from} to {to}, {sum} in zone 1: {amount} a year ({source}, since {day})',
  'Age {from} to {to}, {sum} in zone 1: {amount} a year, times {factor} for {whom} ({source}, since {day})':
    'Age {from} to {to}, {sum} in zone 1: {amount} a year, times {factor} for {whom} ({source}, since {day})',
  'Age {from} to {to}, {sum} in zone 1: {amount} a year, times {factor} for {whom}, times {other} for {plan} ({source}, since {day})':
    'Age {from} to {to}, {sum} in zone 1: {amount} a year, times {factor} for {whom}, times {other} for {plan} ({source}, since {day})',
  '{sum} costs {factor} times what {other} does': '{sum} costs {factor} times what {other} does',
  'Zone {zone}, {places}: {factor} of the premium in zone 1, {others}':
    'Zone {zone}, {places}: {factor} of the premium in zone 1, {others}',
  'Delhi, Mumbai and their regions, Gujarat’s large cities and Hisar':
    'Delhi, Mumbai and their regions, Gujarat’s large cities and Hisar',
  'other large cities': 'other large cities',
  'all other places': 'all other places',
  '{pct}% of the premium before add-ons {amount} ({source}, since {day})':
    '{pct}% of the premium before add-ons {amount} ({source}, since {day})',
  '{pct}% of the premium before add-ons {amount} for {months} months instead of 36 ({source}, since {day})':
    '{pct}% of the premium before add-ons {amount} for {months} months instead of 36 ({source}, since {day})',
  '{pct}% of the premium before add-ons {amount} below age {age} ({source}, since {day})':
    '{pct}% of the premium before add-ons {amount} below age {age} ({source}, since {day})',
  '{pct}% of the premium before add-ons {amount} from age {age} ({source}, since {day})':
    '{pct}% of the premium before add-ons {amount} from age {age} ({source}, since {day})',
  '₹{amount} a year': '₹{amount} a year',
  '₹{amount} of cover a year': '₹{amount} of cover a year',
  Male: 'Male',
  Female: 'Female',
  '{years} paid at once: {pct}% less': '{years} paid at once: {pct}% less',
  '₹{sum} lakh': '₹{sum} lakh',
  '₹{sum} crore': '₹{sum} crore',
  'Sold from age {from} to {to}': 'Sold from age {from} to {to}',
  'Sold up to age {age}': 'Sold up to age {age}',
  'A plan for one man has no maternity to cover': 'A plan for one man has no maternity to cover',
  'In zone 3 sold up to 50 lakh': 'In zone 3 sold up to 50 lakh',
  'Sold for one or two years at once': 'Sold for one or two years at once',
  'Sold from 5 lakh on': 'Sold from 5 lakh on',
  'Sold up to 50 lakh': 'Sold up to 50 lakh',
  'Sold up to 25 lakh': 'Sold up to 25 lakh',
  'In zone 1 sold online up to age 60': 'In zone 1 sold online up to age 60',
  'Over 50 lakh sold up to age 60': 'Over 50 lakh sold up to age 60',
  'Over age 50 sold for one or two years at once': 'Over age 50 sold for one or two years at once',
  'Gloves, syringes and the like are not insured in this plan':
    'Gloves, syringes and the like are not insured in this plan',
  'This plan is not limited to a network of hospitals': 'This plan is not limited to a network of hospitals',
  'Visits to a doctor are insured in another plan': 'Visits to a doctor are insured in another plan',
  'Visits to a doctor are not insured in this plan': 'Visits to a doctor are not insured in this plan',
  'The co-payment of this plan cannot be waived': 'The co-payment of this plan cannot be waived',
  'Maternity is not insured in this plan': 'Maternity is not insured in this plan',
  'This plan does not make up for inflation': 'This plan does not make up for inflation',
  'The wait of 36 months cannot be shortened online': 'The wait of 36 months cannot be shortened online',
  'Inflation is not made up for in this plan': 'Inflation is not made up for in this plan',
}
