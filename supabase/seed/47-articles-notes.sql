-- What parents should know about each story, and where its facts are from. A note says no more than its sources do.
update public.articles as article
set parents_note = note.text, sources = note.sources
from (values
(
  'Why Do Feet Have Arches?',
  $note$All typically developing children start with flexible flat feet; the inner arch forms during the first ten years. “Normal” is a misleading word here: a flat posture is normal at some ages, and nobody could name one age at which that must change. In babies a cushion of fat makes the foot look flatter still. Most children have some degree of flat foot, and it is usually normal.

**Look together** at your own arches: a family has several kinds. **See a doctor** when a foot hurts or is stiff, or when only one is flat.$note$,
  array[
    'The typically developing paediatric foot: how flat should it be? Systematic review. J Foot Ankle Res 2017. https://doi.org/10.1186/s13047-017-0218-1',
    'Foot and Ankle Medical Clinic: Why do babies have flat feet? https://footandanklemedical.com/why-do-babies-have-flat-feet/',
    'NHS Fife: Flat feet in childhood',
    'childrensorthopaedics.co.uk: Flat feet'
  ]
),
(
  'The 26 Bones in Your Foot',
  $note$The story teaches how a foot is built, and that children’s feet are not finished: the inner arch forms during the first ten years, and it may take its time. The first two sources have the number of the bones and of what holds them together, the third has the three groups and their names. The others are about how children’s feet grow.

**Look together** for the bones that one can feel: the heel, the ankle, the long ones on top of the foot. **See a doctor** when a foot hurts or is stiff, or when an ankle is sprained again and again.$note$,
  array[
    'Foot shape and size of 2,526 adolescents (introduction). Med Sci Monit. https://pmc.ncbi.nlm.nih.gov/articles/PMC6368825/',
    'Podiatry Info Canada: Foot anatomy. https://podiatryinfocanada.ca/Foot-Anatomy',
    'Nursing Lecture: Bones of the foot. https://nursinglecture.com/bones-of-the-foot/',
    'The typically developing paediatric foot: how flat should it be? Systematic review. J Foot Ankle Res 2017. https://doi.org/10.1186/s13047-017-0218-1',
    'childrensorthopaedics.co.uk: Flat feet'
  ]
),
(
  'Why Do Feet Get Sweaty?',
  $note$The story takes the shame out of sweat and smell, and makes washing, drying and fresh socks a matter of course. Some count 250,000 sweat glands on each foot and some on both; the story says what is true of either. Sweat has no smell of its own, say our sources; bacteria make it. Dry feet, socks that soak up sweat and a day of rest for each pair of shoes are what a foot clinic advises too.

**Do it together**: let your child feel which shoes are still damp in the morning. **See a doctor** when a foot hurts, or when only one is flat.$note$,
  array[
    'Foot Care Scotland: Smelly feet. https://www.footcarescotland.co.uk/common-conditons/smelly-feet/',
    'ProFoot: Foot odour (from a maker of foot products). https://profoot.co.uk/common-foot-problems/foot-odour/',
    'NHS Fife: Flat feet in childhood'
  ]
),
(
  'What Your Footprint Tells About You',
  $note$A wet footprint is a game and no test. There is no universally accepted criterion of a flat foot in children. What has been found valid, such as Staheli’s arch index, is measured on a print with a ruler, and its limits change with the age of the child. Of 835 children of three to six years, 44% had a flexible flat foot and less than 1% a pathological one. It is often said that a foot is 15% of the height. A study of adults found that this does not hold for all people alike, so take the sum in the story as a guess.

**Look together** at the prints of the whole family and leave out the word “normal”. **See a doctor** when only one foot is flat or a foot hurts.$note$,
  array[
    'The foot length to stature ratio. Thesis, Texas Tech University. https://ttu-ir.tdl.org/items/89c3a984-f695-46dd-8dbb-45c1b7f0b741',
    'Systematic review of measures of flat feet in children. J Foot Ankle Res 2018. https://pmc.ncbi.nlm.nih.gov/articles/PMC5975578/',
    'Pfeiffer et al.: Prevalence of flat foot in preschool-aged children. Pediatrics 2006;118(2):634-9. https://doi.org/10.1542/peds.2005-2126',
    'NHS Fife: Flat feet in childhood'
  ]
),
(
  'Seven Barefoot Games for Rainy and Sunny Days',
  $note$Walking on uneven ground, balance beams and stepping stones help the muscles of foot and ankle. It costs nothing and needs no equipment. That such games change the shape of a foot is not what the source says, and not what the story promises.

**Play along**: look over the ground first, stay within reach when eyes are closed, and stop when something hurts.$note$,
  array['Oxford Health NHS: Flat feet']
),
(
  'Toe Yoga: Can You Move Only Your Big Toe?',
  $note$Five exercises to get to know the small muscles of the foot. A leaflet of a British children’s hospital has families lift the arch with the big toe down, and rise on tiptoe and come down slowly: our little mountain and our giraffe. A foot clinic has the towel. For the fan and the lift we have no source to name, so take them as play. An arch forms by itself during the first ten years, with and without yoga.

**Do it together**, a minute a day; most grown-ups can’t lift the big toe alone either. Stop when it hurts.$note$,
  array[
    'Nottingham Children’s Hospital: Flat feet exercises (leaflet of 2017)',
    'Sole-Lution Podiatry: My child has flat feet. https://sole-lutionpodiatry.com.au/my-child-has-flat-feet-is-there-anything-i-can-do-at-home-to-help/',
    'The typically developing paediatric foot: how flat should it be? Systematic review. J Foot Ankle Res 2017. https://doi.org/10.1186/s13047-017-0218-1'
  ]
),
(
  'Why Do My Shoes Get Small?',
  $note$European sizes count Paris points, two thirds of a centimetre each, of the last. A last is as long as the foot and an allowance, mostly 12 to 20 mm; it differs by maker. The cardboard strip in the story takes 12 mm, the smallest of these.

**Measure together**, both feet, standing, and choose shoes for the longer one. Two foot clinics say that children’s feet grow by about two sizes a year until four, and by about one after that. One of them is British, where a size is 8.5 mm, a little more than a European one. Each child has times when they hardly grow, and times when they grow all at once.$note$,
  array[
    'best-slippers.com: Find your shoe size',
    'Podiatrist Clinic Kent: Checking your child’s shoe size. https://podiatristclinickent.co.uk/checking-your-childs-shoe-size',
    'Liopetri Podiatry: Children’s shoe fitting. https://liopetritipodiatry.com/childrensshoes/',
    'Forces Uniform and Kit: How UK shoe sizes are calculated. https://forcesuniformandkit.co.uk/pages/how-uk-shoe-sizes-are-calculated'
  ]
),
(
  'The Coolest Feet in the Animal World',
  $note$Six animals show that a foot fits the life it is for. That holds for people as well: among 835 children of three to six years, flat feet were common (44%) and pathological ones rare (under 1%). What the story says of the gecko, the butterfly, the elephant, the duck and the bear is in the first five sources, in this order; who walks on toes or hooves is in the sixth and seventh.

**Try together** how a horse, a bear and a duck would walk. On bare feet and on ground that is not flat it is good work for the muscles of foot and ankle.$note$,
  array[
    'UC Riverside: Gecko foot. https://ucrtoday.ucr.edu/25123/gecko-foot',
    'Interesting Facts: Butterflies taste through their feet. https://interestingfacts.com/fact/butterflies-taste-through-their-feet',
    'Animal Answers: How do elephants walk so quietly? https://www.animalanswers.co.uk/animals/how-do-elephants-walk-so-quietly/',
    'Audubon: How birds keep their feet warm. https://www.audubon.org/node/153612',
    'American Museum of Natural History: American black bear. http://www.amnh.org/explore/ology/ology-cards/306-american-black-bear/',
    'Post Register: Animals put their best foot forward. https://www.postregister.com/outdoors/animals-put-their-best-foot-forward/article_83a8e6f8-4e45-5289-b3bb-b6bcb872552f.html',
    'Mary Hoff: The greatest of feet. https://fdocuments.net/document/the-greatest-of-feet-2011-01-18-31-walk-paddle-swim-jump-cling-hold-dig.html',
    'Pfeiffer et al.: Prevalence of flat foot in preschool-aged children. Pediatrics 2006;118(2):634-9. https://doi.org/10.1542/peds.2005-2126',
    'Oxford Health NHS: Flat feet'
  ]
),
(
  'How Does a Foot Scan Work?',
  $note$A scan measures; it makes no diagnosis. There is no universally accepted criterion of a flat foot in children, and most children with flat feet need no treatment: of the treatments found in one study, more than 90% were unnecessary. What sixteen trials of insoles for children’s flat feet show is of low to very low certainty.

**Before you scan**, tell your child that no result is a bad mark. **See a doctor**, scan or no scan, when a foot hurts or is stiff, or when only one is flat.$note$,
  array[
    'Systematic review of measures of flat feet in children. J Foot Ankle Res 2018. https://pmc.ncbi.nlm.nih.gov/articles/PMC5975578/',
    'Pfeiffer et al.: Prevalence of flat foot in preschool-aged children. Pediatrics 2006;118(2):634-9. https://doi.org/10.1542/peds.2005-2126',
    'Evans, Rome, Carroll, Hawke: Foot orthoses for treating paediatric flat feet. Cochrane Database of Systematic Reviews 2022. https://doi.org/10.1002/14651858.CD006311.pub4',
    'NHS Fife: Flat feet in childhood'
  ]
),
(
  'How Long Is Your Foot?',
  $note$European sizes count Paris points of 6.67 mm. The size is close to the length of the foot in millimetres plus 12 to 20, divided by 6.67. The allowance differs by maker; the story counts with 15 mm.

**Measure together** with the heel at a wall and the weight on both feet. The number is a hint for the shop, not a replacement for trying on.$note$,
  array['best-slippers.com: Find your shoe size']
),
(
  'The Shoe Test: Does It Fit?',
  $note$The room in front of the toes, 12 to 20 mm, is the allowance that European sizes are made with. It differs by maker, so the same number may fit in one brand and pinch in another.

**In the shop**, let your child do the tests and say what it feels; then feel for the room yourself. Insoles or arch supports do not help the arch to develop, so a shoe needs none for that.$note$,
  array['best-slippers.com: Find your shoe size', 'NHS Fife: Flat feet in childhood']
),
(
  'Be a Flamingo: Games of Balance',
  $note$Uneven ground, balance beams and stepping stones help the muscles of foot and ankle. To wobble is part of it.

**Play along**: stay within reach, and hold a hand where it is higher than a kerb. **See a doctor** when your child sprains an ankle again and again, or when a foot hurts or is stiff.$note$,
  array['Oxford Health NHS: Flat feet', 'childrensorthopaedics.co.uk: Flat feet']
),
(
  'Flat First: How Your Feet Grow Up',
  $note$The numbers are those of 835 children of three to six years whose feet were scanned with a laser while they stood: flexible flat feet in 54% at three and in 24% at six, pathological ones in less than 1%, and more than 90% of the treatments were unnecessary. By 14 years 96% have normal arches. Insoles or arch supports do not help the arch to develop.

**Look together** at tiptoe feet in a mirror. **See a doctor** when a foot hurts or is stiff, or when only one is flat.$note$,
  array[
    'Pfeiffer et al.: Prevalence of flat foot in preschool-aged children. Pediatrics 2006;118(2):634-9. https://doi.org/10.1542/peds.2005-2126',
    'The typically developing paediatric foot: how flat should it be? Systematic review. J Foot Ankle Res 2017. https://doi.org/10.1186/s13047-017-0218-1',
    'NHS Fife: Flat feet in childhood',
    'childrensorthopaedics.co.uk: Flat feet'
  ]
),
(
  'Feet Around the World',
  $note$Feet differ, and that is the rule: of 835 children of three to six years 52% of the boys and 36% of the girls had flexible flat feet, and less than 1% pathological ones.

**Play along** on the way through the room, and guess with closed eyes. Uneven ground helps the muscles of foot and ankle. The European size of a shoe counts Paris points of 6.67 mm, which is why a length travels better than a number.$note$,
  array[
    'Pfeiffer et al.: Prevalence of flat foot in preschool-aged children. Pediatrics 2006;118(2):634-9. https://doi.org/10.1542/peds.2005-2126',
    'Oxford Health NHS: Flat feet',
    'best-slippers.com: Find your shoe size'
  ]
)
) as note (title, text, sources)
where article.title = note.title;
