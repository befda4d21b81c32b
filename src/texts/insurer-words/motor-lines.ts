/** Names of the lines of a motor premium, as insurers send them. */
export const motorLineLabels: Readonly<Record<string, string>> = {
  'Basic own damage': 'Basic own damage',
  'Electrical accessories': 'Electrical accessories',
  'Non-electrical accessories': 'Non-electrical accessories',
  'Bi-fuel kit, own damage': 'Bi-fuel kit, own damage',
  'Bi-fuel kit, third party': 'Bi-fuel kit, third party',
  "Insurer's discount {pct}%": "Insurer's discount {pct}%",
  'Anti-theft device': 'Anti-theft device',
  'Automobile association member': 'Automobile association member',
  'Voluntary deductible {amount}': 'Voluntary deductible {amount}',
  'No claim bonus {pct}%': 'No claim bonus {pct}%',
  'Zero Depreciation Cover': 'Zero Depreciation Cover',
  'Road Side Assistance': 'Road Side Assistance',
  Consumables: 'Consumables',
  'Key Replacement': 'Key Replacement',
  'Invoice Cover': 'Invoice Cover',
  'NCB Protection': 'NCB Protection',
  'Loss of Personal Belongings': 'Loss of Personal Belongings',
  'Engine Protection': 'Engine Protection',
  'Tyre Protection': 'Tyre Protection',
  'Basic third party, 1 year': 'Basic third party, 1 year',
  'Basic third party, {years} years': 'Basic third party, {years} years',
  'Hybrid discount {pct}%': 'Hybrid discount {pct}%',
  'Property damage limited to ₹6,000': 'Property damage limited to ₹6,000',
  'Liability to paid driver': 'Liability to paid driver',
  'Personal accident cover of passengers': 'Personal accident cover of passengers',
  'Personal accident cover of the owner-driver': 'Personal accident cover of the owner-driver',
  'Underwriter discount': 'Underwriter discount',
  'Underwriter loading': 'Underwriter loading',
}

/** Why a line costs what it does, whole and in its parts. */
export const motorReasonLabels: Readonly<Record<string, string>> = {
  '{pct}% of the IDV {idv}: {why}': '{pct}% of the IDV {idv}: {why}',
  '{pct}% of the IDV {idv} ({rates})': '{pct}% of the IDV {idv} ({rates})',
  "{pct}% of the IDV {idv}: add-on rate for a {vehicle} aged 1 year ({name}'s filed rate, from {day})":
    "{pct}% of the IDV {idv}: add-on rate for a {vehicle} aged 1 year ({name}'s filed rate, from {day})",
  "{pct}% of the IDV {idv}: add-on rate for a {vehicle} aged {age} years ({name}'s filed rate, from {day})":
    "{pct}% of the IDV {idv}: add-on rate for a {vehicle} aged {age} years ({name}'s filed rate, from {day})",
  '{vehicle}, zone {zone}, {size}, age {age} ({source})':
    '{vehicle}, zone {zone}, {size}, age {age} ({source})',
  "{pct}% of {amount}: {name}'s grid by age, fuel, zone, claim and break in cover":
    "{pct}% of {amount}: {name}'s grid by age, fuel, zone, claim and break in cover",
  '{pct}% of own damage {amount}: the slab after {before}% without a claim ({source})':
    '{pct}% of own damage {amount}: the slab after {before}% without a claim ({source})',
  '{pct}% of own damage {amount} ({rates})': '{pct}% of own damage {amount} ({rates})',
  '{pct}% of own damage, at most {max} ({source})': '{pct}% of own damage, at most {max} ({source})',
  '{pct}% of their value {value} ({source})': '{pct}% of their value {value} ({source})',
  '{pct}% of their value {value}, the rate of the vehicle ({source})':
    '{pct}% of their value {value}, the rate of the vehicle ({source})',
  "{pct}% of the kit's value {value} ({source})": "{pct}% of the kit's value {value} ({source})",
  '{pct}% of the basic own damage, the kit being fitted in the factory ({source})':
    '{pct}% of the basic own damage, the kit being fitted in the factory ({source})',
  'A fixed price a year ({rates})': 'A fixed price a year ({rates})',
  "{name}'s add-on rates": "{name}'s add-on rates",
  'Set by law: {vehicle} {size}, {term} ({source})': 'Set by law: {vehicle} {size}, {term} ({source})',
  '{pct}% of the basic third-party premium ({source})': '{pct}% of the basic third-party premium ({source})',
  '{amount} for the year ({source})': '{amount} for the year ({source})',
  '{amount} a year for {years} years ({source})': '{amount} a year for {years} years ({source})',
  '{amount} off for the year ({source})': '{amount} off for the year ({source})',
  '{amount} a year off for {years} years ({source})': '{amount} a year off for {years} years ({source})',
  '{price}, for one paid driver ({source})': '{price}, for one paid driver ({source})',
  '{price}, for each of {drivers} paid drivers ({source})':
    '{price}, for each of {drivers} paid drivers ({source})',
  '{price}, for each ₹10,000 of {cover} for one person ({source})':
    '{price}, for each ₹10,000 of {cover} for one person ({source})',
  '{price}, for each ₹10,000 of {cover} for each of {people} people ({source})':
    '{price}, for each ₹10,000 of {cover} for each of {people} people ({source})',
  '{amount} for the year': '{amount} for the year',
  '{amount} a year for {years} years': '{amount} a year for {years} years',
  "₹15 lakh, compulsory by law, for a year ({name}'s price)":
    "₹15 lakh, compulsory by law, for a year ({name}'s price)",
  "₹15 lakh, compulsory by law, for {years} years ({name}'s price)":
    "₹15 lakh, compulsory by law, for {years} years ({name}'s price)",
  '{source}, since {day}': '{source}, since {day}',
  'India Motor Tariff 2002, own-damage rates': 'India Motor Tariff 2002, own-damage rates',
  'India Motor Tariff 2002, general regulations': 'India Motor Tariff 2002, general regulations',
  'Motor third-party premium in force from 16 June 2019, electric 15% below':
    'Motor third-party premium in force from 16 June 2019, electric 15% below',
  car: 'car',
  bike: 'bike',
  '1 year': '1 year',
  '{years} years': '{years} years',
  'up to {high} cc': 'up to {high} cc',
  'over {low} to {high} cc': 'over {low} to {high} cc',
  'over {low} cc': 'over {low} cc',
  'up to {high} kW': 'up to {high} kW',
  'over {low} to {high} kW': 'over {low} to {high} kW',
  'over {low} kW': 'over {low} kW',
  'up to {high} years': 'up to {high} years',
  'over {low} to {high} years': 'over {low} to {high} years',
  'over {low} years': 'over {low} years',
}
