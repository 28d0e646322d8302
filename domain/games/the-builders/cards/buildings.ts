import { amounts, type Building, type CardId, type Machine } from './card.ts';

type BuildingRow = readonly [id: CardId, name: string, needs: string, coins: number, points: number];
type MachineRow = readonly [id: CardId, name: string, needs: string, points: number, gives: string];

const BUILDING_ROWS: readonly BuildingRow[] = [
  ['cabane', 'Wooden Shack', '0110', 8, 0],
  ['tonnelle', 'Bower', '1001', 8, 0],
  ['cabane-perchee', 'Treehouse', '0210', 6, 1],
  ['hutte-de-paille', 'Straw Hut', '1002', 6, 1],
  ['lavoir', 'Wash House', '0102', 6, 1],
  ['pont-couvert', 'Covered Bridge', '0120', 6, 1],
  ['pont-en-pierre', 'Stone Bridge', '2010', 6, 1],
  ['chaumiere', 'Cottage', '0212', 10, 2],
  ['maison-rurale', 'Rural House', '1211', 10, 2],
  ['maison-urbaine', 'Townhouse', '2021', 10, 2],
  ['maisonnette', 'House', '2102', 10, 2],
  ['auberge', 'Inn', '2112', 12, 3],
  ['etable', 'Cowshed', '0123', 12, 3],
  ['porcherie', 'Pigsty', '0222', 12, 3],
  ['relais-rural', 'Rural Relay', '0312', 12, 3],
  ['silo-a-grains', 'Grain Silo', '0231', 12, 3],
  ['ecurie', 'Stables', '0313', 14, 3],
  ['forge', 'Forge', '2203', 14, 3],
  ['moulin-a-eau', 'Watermill', '0232', 14, 3],
  ['moulin-a-vent', 'Windmill', '3031', 14, 3],
  ['ferme', 'Farm', '4202', 16, 4],
  ['halles', 'Covered Market', '0323', 16, 4],
  ['hotel', 'Hotel', '1331', 16, 4],
  ['maison-bourgeoise', 'Bourgeois House', '2222', 16, 4],
  ['relais-postal', 'Post', '3122', 16, 4],
  ['taverne', 'Tavern', '1313', 16, 4],
  ['abbaye', 'Abbey', '4321', 18, 5],
  ['chapelle', 'Chapel', '3223', 18, 5],
  ['cloitre', 'Cloister', '4240', 18, 5],
  ['eglise', 'Church', '4024', 18, 5],
  ['tour-de-guet', 'Watchtower', '3322', 18, 5],
  ['aqueduc', 'Aqueduct', '5250', 20, 6],
  ['chateau-fort', 'Castle', '5353', 20, 7],
  ['cathedrale', 'Cathedral', '5444', 20, 8],
];

const MACHINE_ROWS: readonly MachineRow[] = [
  ['four-a-tuiles-1', 'Tile Kiln', '0110', 1, '0002'],
  ['grue-1', 'Crane', '0101', 1, '2000'],
  ['instrument-de-mesure-1', 'Measuring Instrument', '1100', 1, '0020'],
  ['scie-circulaire-1', 'Circular Saw', '1010', 1, '0200'],
  ['four-a-tuiles-2', 'Tile Kiln', '2100', 2, '0003'],
  ['grue-2', 'Crane', '0210', 2, '3000'],
  ['instrument-de-mesure-2', 'Measuring Instrument', '1002', 2, '0030'],
  ['scie-circulaire-2', 'Circular Saw', '0021', 2, '0300'],
];

export const BUILDINGS: readonly Building[] = BUILDING_ROWS.map(([id, name, needs, coins, points]) => ({
  kind: 'building',
  id,
  name,
  needs: amounts(needs),
  coins,
  points,
}));

export const MACHINES: readonly Machine[] = MACHINE_ROWS.map(([id, name, needs, points, gives]) => ({
  kind: 'machine',
  id,
  name,
  needs: amounts(needs),
  coins: 0,
  points,
  gives: amounts(gives),
  wage: 0,
}));
