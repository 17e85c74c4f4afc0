import { listOf, maybe } from './phrases.ts'

/** Relatives and others who may only be told of. */
export const TOLD_PEOPLE = listOf(`
  mum(s), mom(s), mummy, mommy, mama, mother(s), mam, dad(s), daddy, papa, father(s), parent(s), folks, step mum, step mom, step dad, step mother, step father, old man, old lady,
  gran, granny, grandma, grandmother(s), nan, nana, nanna, grandpa, granddad, grandad, grandfather(s), gramps, grandparents, great aunt, great uncle, godmother, godfather,
  mother in law, father in law, brother(s) in law, sister(s) in law, son(s) in law, daughter(s) in law, in laws, mil, fil, sil, bil,
  sister(s), brother(s), sis, bro, sibling(s), half sister, half brother, step sister, step brother, cousin(s), aunt(s), auntie(s), aunty, uncle(s), niece(s), nephew(s), relative(s), relations, clan,
  friend(s), mate(s), buddy, buddies, pal(s), bestie(s), chum(s), bff, girlfriends, boyfriends, schoolmate(s), classmate(s), workmate(s), colleague(s), co worker(s), team mate(s), flatmate(s), housemate(s), roommate(s), room mate(s), flat mate(s), course mate(s), gym buddy,
  neighbour(s), neighbor(s), boss, bosses, manager, supervisor, employer, landlord, landlady, tenant, lodger, secretary, assistant, employee(s), client(s), customer(s), partner in crime, acquaintance(s),
  doctor, gp, dentist, surgeon, therapist, shrink, counsellor, counselor, psychologist, physio, physiotherapist, nurse, carer(s), caregiver, midwife, vet, pharmacist, optician, chiropractor,
  teacher(s), tutor, professor, lecturer, instructor, coach, trainer, pupil(s), student(s), guru, priest, pastor, vicar, rabbi, imam, monk(s),
  hairdresser, barber, beautician, tailor, cleaner, gardener, plumber, mechanic, postman, bartender, barista, baker, butcher, lawyer, accountant, estate agent, real estate agent, agent, travel agent, broker, banker,
  taxi driver, cab driver, driver, guide, cop(s), police, policeman, policemen, officer(s), waiter, waitress, maid, cook, nanny, au pair, babysitter, sitter, concierge, receptionist, host(s), hostess,
  ex, exes, ex wife, ex husband, ex boyfriend, ex girlfriend, best man, maid of honour, maid of honor, bridesmaid(s), groomsmen, witness, witnesses, roadie(s), fan(s),
  guy(s), bloke(s), lad(s), lady, ladies, girl(s), woman, women, man, men, chap(s), dude(s), gal(s), chick(s), couple(s), family, families, people, peoples, tourists, travellers, travelers, backpackers, riders, divers, bikers, surfers, cyclists, class, group, gang`)

/** The writer's partner and children. */
export const TOLD_CLOSE = listOf(`
  husband(s), hubby, hubs, wife, wives, wifey, missus, partner, boyfriend, girlfriend, bf, gf, boyf, fiance, fiancee, fiancé, fiancée, other half, better half, spouse,
  kid(s), child, children, kiddo(s), son(s), daughter(s), boy(s), baby, babies, toddler(s), twins, triplets, teen(s), teenager(s), tween(s), grandchild, grandchildren, grandkid(s), grandson(s), granddaughter(s), stepson(s), stepdaughter(s), little one(s), big one, monster(s), rascal(s),
  youngest, eldest, oldest, brats, brat`)

/** “One of my”, “our old”, “my friend's”; or nothing. */
export const WHOSE =
  maybe('(my|our|the|his|her|their|any|some|a|an|this|those|these|one of my|one of our|all my|all our){space}') +
  maybe('(old|own|dear|best|good|late){space}') +
  maybe("{name}'(s){space}", { name: '[a-z]{1,16}' })
