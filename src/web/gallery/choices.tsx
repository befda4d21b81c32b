import { useState } from 'react'
import { categories } from '#machines/reference/categories.ts'
import { twoWheelerMakes } from '#machines/reference/makes.ts'
import { Tile, TileGrid } from '../ui/choices/tile-grid.tsx'
import { categoryIcons } from '../ui/icons/category.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { Section } from './section.tsx'

export function ChoicesGallery() {
  const [chosen, setChosen] = useState('bike')
  return (
    <>
      <Section title="Choices">
        <TileGrid label="Insurance for" kind="radio" size="sixth">
          {categories.map(({ key, label, badge }) => {
            const CategoryIcon = categoryIcons[key]
            return (
              <Tile
                key={key}
                label={label}
                badge={badge}
                icon={<CategoryIcon size={44} strokeWidth={1.4} />}
                selected={key === chosen}
                onSelect={() => setChosen(key)}
              />
            )
          })}
        </TileGrid>
      </Section>
      <Screen
        title="Which make is your bike?"
        lead="It is on the registration certificate, in the line Maker's name."
        progress={{ step: 2, of: 6, label: 'Make' }}
        onBack={() => {}}
        width="page"
      >
        <TileGrid label="Make" size="small">
          {twoWheelerMakes.map(({ value, label, logo }) => (
            <Tile key={value} label={label} logo={logo} onSelect={() => {}} />
          ))}
        </TileGrid>
      </Screen>
    </>
  )
}
