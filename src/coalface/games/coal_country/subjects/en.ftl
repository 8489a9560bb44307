# What the things on a table of Coal Country are and do, in English.

## Earnings and fees

seat = Company
    .does = Whose company this is. Colour and shape are the same for all pieces of a player.
earnings-track = Earnings track
    .does = Sales move your marker up. The higher it stands, the more one fee costs you, and everything is paid in fees. A quarterly report sets it to your real cash.
fee = Fee
    .does = What one fee costs you at this moment. It follows from your earnings, so the same thing can cost each player something else.
cash = Cash
    .does = Your real money, behind your screen. Most cash after the inspection wins.
earnings = Earnings
    .does = What the others can see of your success: it rises with sales and falls only at a quarterly report.

## The course of a round

course-placing = Placing
    .does = Everyone places foremen at once, numbers hidden. Those left in hand cost fees.
course-village = Village
    .does = Foremen on village buildings do their work.
course-mines = Mines
    .does = Supplied tiles yield coal by themselves, and foremen on tiles mine more. Mining leaves refuse.
course-brokers = Coal brokers
    .does = Coal is sold, the weakest foreman first. The price rises as the stockpile shrinks.
course-permits = Permits
    .does = Foremen on open cells buy tiles and lay them, in the order of earnings.
course-utilities = Utilities
    .does = Foremen in the market buy cubes of wood, water and electricity, the strongest first.
course-construction = Construction
    .does = Foremen at the construction company buy buildings, the strongest first.
course-tidying = Refuse and storage
    .does = Foremen remove refuse and install stored utilities.
course-end = End of the round
    .does = Reports, loss of unsold coal, a new market and new buildings.
area-report = What happened in this area
    .does = The foremen that were turned over here, and what came of it.

## The office

area-calendar = Calendar
    .does = The rounds of the game, and the market cubes of this one. The last cube stays for the next round, so a part of its market is known.
round = Round
    .does = One of the rounds of the game; the marked one is played now.
report = Quarterly report
    .does = At the end of this round everyone shows the real cash, and the earnings markers move there.
market-cube = Market cube
    .does = Green counts +1, red −1, white 0. Only whether the sum is above, at or below 0 matters.
roll = Stays for the next round
    .does = This cube becomes the first of the next round’s market.
area-price = Price of coal
    .does = It falls by a dollar with every ten coal in the stockpile, and the market changes it by one.
gauge = Market gauge
    .does = Above 0 coal and purchases are dearer by one, below 0 cheaper.
price = Market price
    .does = What one coal brings now, before the influence of the seller. It is never below 1.
stockpile = Coal stockpile
    .does = All coal that the companies hold. The more there is, the lower the price.
area-brokers = Coal brokers
    .does = A foreman here sells your coal. Low influence sells first, high influence gets a better price.
broker-price = Price by influence
    .does = How the seller’s influence changes the price of each coal.
area-permits = Permit office
    .does = Tiles for your mine, sorted by size. Your foreman’s influence pays for sizes up to it; beyond that you pay incentives.
permit = Stack of tiles
    .does = Tiles of one size, face down. Bigger ones yield more coal. To get one, place a foreman on an open cell of your mine; in area 4 each stack shows its price.
area-utilities = Utility market
    .does = Cubes for your tiles. A foreman buys up to his influence; two as a tandem come earlier but buy only as many as the stronger.
market = Cubes for sale
    .does = What is left of this type until the round ends.
supply = General supply
    .does = Cubes outside the market. Only the village store swaps with them.
area-construction = Construction company
    .does = Buildings for your village. The upper row is new; the lower one is a fee cheaper and leaves after this round.
building-sold = Empty place
    .does = A building was bought from here, or none has come yet.
building-cost = Price in fees
    .does = What the building costs, in fees and, where shown, in your dollars now. Influence can change it by one.
building-school = School
    .does = A foreman in your storage installs one cube more.
building-tailor = Tailor
    .does = Your foreman 0 counts as a 1 everywhere.
building-coal-shed = Coal shed
    .does = Keeps a few unsold coal for the next round.
building-mess-hall = Mess hall
    .does = A foreman at your refuse pile removes one cube more.
building-village-store = Village store
    .does = A foreman there swaps stored cubes for other types.
building-doctors-office = Doctor’s office
    .does = A foreman rests here and costs nothing.
building-tavern = Tavern
    .does = With a 4 here your foremen at brokers, market and construction have one more influence this round.
building-church = Church
    .does = With 3 or more here one of your miners also gets what a 1 would mine on his tile.

## Foremen

foreman = Foreman
    .does = The number is his influence. You have nine; each works in one place a round. Those left in hand cost as many fees as their numbers.
space = Space for a foreman
    .does = Put a foreman here while everyone places. He is turned over when this area’s turn comes.
space-broker = Place at the coal brokers
    .does = A foreman here sells your coal this round. If he sells nothing, he costs fees.
space-construction = Place at the construction company
    .does = A foreman here may buy one building. Buying none costs nothing.
space-market = Place in the utility market
    .does = A foreman alone buys up to as many cubes as his influence. Buying nothing costs fees.
space-tandem = Tandem
    .does = Two foremen together: their sum decides who buys first, the stronger one how many cubes.
space-refuse = Place at the refuse pile
    .does = A foreman here removes up to as many refuse cubes as his influence.
space-storage = Place in the storage
    .does = A foreman here installs up to as many stored cubes as his influence.

## My mine

tile = Mineshaft tile
    .does = A foreman here mines what the table below shows for his influence, half if a utility is missing. Tunnels must connect it with the entrance.
tile-number = Size of the tile
    .does = From 1 to 4; hammers are the entrance. Bigger tiles yield more and are dearer.
yield = What it yields
    .does = Above the influence of a foreman, below the coal he mines here with all three utilities.
alone = By itself
    .does = With all three utilities this tile yields so much coal every round without a foreman. ½ means that one is missing, and mining is halved.
unfinished = Unfinished tunnel
    .does = An open end. At the inspection each one costs fees; a tile that meets it finishes it.
cut-off = Cut off
    .does = No tunnel leads from here to the entrance. The tile yields nothing.
cell = Open cell
    .does = A foreman here buys a tile from the permit office and lays it here. The text says which sizes he gets for free and what more would cost.
cube = Utility
    .does = Wood, water or electricity. A tile needs one of each to yield fully and by itself; an empty outline is missing.
coal = Coal
    .does = What you have mined and not sold. Unsold coal is lost when the round ends.
outlook = If you finish now
    .does = What your foremen would bring as they stand, and what those in your hand would cost.
queue = Who comes next
    .does = Whose foremen wait in this area, in their order, and what has been done.
inspection = Inspection
    .does = What the inspector would count if the game ended now: missing utilities, refuse and open tunnels against you, stored cubes and buildings for you.
refuse = Refuse
    .does = Every foreman who mines leaves one. Each costs a fee at the inspection.
storage = Utility storage
    .does = Cubes that are bought and not installed. Each takes a fee off at the inspection.
village = Village
    .does = Your buildings. Each visible one takes fees off at the inspection. Some can take a foreman.
site = Free site
    .does = Room for another building.
choice = Coal you keep
    .does = Your coal shed keeps some coal for the next round. The rest is lost.
new-tile = New tile
    .does = Turn it as you like and lay it. It can only be mined where its tunnels lead to the entrance; a tunnel that ends in earth costs a fee at the inspection.
sale = Sale
    .does = You sell any amount at one price. Cash and earnings rise by it, and with your earnings your fee may rise at once.
sellers = Sellers
    .does = Everyone with a foreman at the brokers, in the order of sale, with the price that each gets.
placing-state = Has placed
    .does = Whether this player has finished placing foremen.
mine = Mine
    .does = Tiles that are laid, how many are fully supplied, and open ends that the inspection would count.
hidden-values = Values still hidden
    .does = Which numbers the foremen of this player that are still face down can have.
