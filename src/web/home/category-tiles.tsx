import { categories } from '#machines/reference/categories.ts'
import { Tile, TileGrid } from '../ui/choices/tile-grid.tsx'
import { categoryIcons } from '../ui/icons/category.tsx'
import type { HomeHandle } from './home.journey.ts'

export const CategoryTiles = ({ home }: { home: HomeHandle }) => (
  <TileGrid label="Category" size="small">
    {categories.map(({ key, label, badge }) => {
      const CategoryIcon = categoryIcons[key]
      return (
        <Tile
          key={key}
          label={label}
          badge={badge}
          icon={<CategoryIcon size={48} />}
          selected={home.context.category === key}
          onSelect={() => home.send({ type: 'category.chosen', category: key })}
        />
      )
    })}
  </TileGrid>
)
