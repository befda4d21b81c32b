/** Why an insurer declines a vehicle or an add-on, what it notes and what it asks. */
export const motorRemarkLabels: Readonly<Record<string, string>> = {
  'This insurer does not offer it': 'This insurer does not offer it',
  'It goes with own-damage cover only': 'It goes with own-damage cover only',
  'Offered for vehicles under {years} years': 'Offered for vehicles under {years} years',
  'There is no bonus to protect': 'There is no bonus to protect',
  'There is no deductible of {amount}': 'There is no deductible of {amount}',
  'The engine size of this variant is not known': 'The engine size of this variant is not known',
  'Own damage is offered up to {years} years of age': 'Own damage is offered up to {years} years of age',
  'Third-party cover is not sold after a break': 'Third-party cover is not sold after a break',
  'CNG vehicles over 10 years are not insured online': 'CNG vehicles over 10 years are not insured online',
  'Electric two-wheelers are not insured online': 'Electric two-wheelers are not insured online',
  'Stand-alone own damage is not sold for two-wheelers':
    'Stand-alone own damage is not sold for two-wheelers',
  'Stand-alone own damage is not sold for electric two-wheelers':
    'Stand-alone own damage is not sold for electric two-wheelers',
  'Two-wheelers over 10 years get third-party cover only':
    'Two-wheelers over 10 years get third-party cover only',
  'Third-party cover needs a policy that ended less than 90 days ago':
    'Third-party cover needs a policy that ended less than 90 days ago',
  'Policies that expired more than 90 days ago are not taken over':
    'Policies that expired more than 90 days ago are not taken over',
  'Electric cars over 5 years are not insured online': 'Electric cars over 5 years are not insured online',
  'Cars over 10 years with a long break are not insured online':
    'Cars over 10 years with a long break are not insured online',
  'A claim followed by a long break needs a branch visit':
    'A claim followed by a long break needs a branch visit',
  'The insurer approves photographs of the vehicle before you pay; cover starts after that.':
    'The insurer approves photographs of the vehicle before you pay; cover starts after that.',
  'Does your current policy include zero depreciation cover?':
    'Does your current policy include zero depreciation cover?',
}
