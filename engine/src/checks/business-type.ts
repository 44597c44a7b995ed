import type { SiteConfig } from '../port/settings'
import { problemsOf } from '../text/problems-of'

/** The types of schema.org for a local business, as upper and lower case must be. */
const types =
  `AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney Audiology
AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness Bakery BankOrCreditUnion
BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare
ClothingStore ComedyClub CommunityHealth ComputerStore ConvenienceStore DaySpa Dentist DepartmentStore Dermatology DietNutrition
Distillery DryCleaningOrLaundry Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency EntertainmentBusiness
ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FurnitureStore GardenStore GasStation
GeneralContractor Geriatric GolfCourse GovernmentOffice GroceryStore Gynecologic HVACBusiness HairSalon HardwareStore
HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter
IceCreamShop IndividualPhysician InsuranceAgency InternetCafe JewelryStore LegalService Library LiquorStore LocalBusiness Locksmith
LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore Midwifery MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair
MovieRentalStore MovieTheater MovingCompany MusicStore NailSalon NightClub Notary Nursing Obstetric OfficeEquipmentStore Oncologic
Ophthalmology Optician Optometric Otolaryngologic OutletStore PawnShop Pediatric PetStore Pharmacy Physician PhysiciansOffice
Physiotherapy PlasticSurgery Plumber Podiatric PoliceStation PostOffice PrimaryCare ProfessionalService Psychiatric PublicHealth
PublicSwimmingPool RadioStation RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor SelfStorage ShoeStore
ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor TelevisionStation
TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VacationRental WholesaleStore Winery`.split(
    /\s/,
  )

/** Problems with the schema.org types of the business and its locations, one sentence each. */
export function businessTypeProblems({
  businessType,
  locations = {},
}: Pick<SiteConfig, 'businessType' | 'locations'>): string[] {
  return [
    ...typeProblems('businessType', businessType),
    ...Object.entries(locations).flatMap(([slug, location]) =>
      typeProblems(`locations: ${slug}: businessType`, location.businessType),
    ),
  ]
}

function typeProblems(setting: string, value: string | string[] = 'LocalBusiness'): string[] {
  const isNone = Array.isArray(value) && value.length === 0
  if (isNone) return [`${setting}: is empty: leave it out, or write the type of the business`]
  return [value].flat().flatMap((type) => typeProblem(setting, type))
}

function typeProblem(setting: string, type: string): string[] {
  const meant = types.find((known) => known.toLowerCase() === type.toLowerCase())
  return problemsOf(`${setting}: "${type}"`, [
    meant
      ? meant !== type && `is written ${meant}`
      : 'is no kind of local business: https://schema.org/LocalBusiness lists them all',
  ])
}
