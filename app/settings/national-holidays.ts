/**
 * Days on which the Kingdom is closed besides Fridays and Saturdays: deadlines pass over them. The feasts follow the
 * Umm al-Qura calendar; the owner corrects them in the settings when they are announced otherwise.
 */
export const nationalHolidays = [
	{
		from: "2026-02-22",
		until: "2026-02-22",
		name: "Founding Day",
		name_ar: "يوم التأسيس",
	},
	{
		from: "2026-03-19",
		until: "2026-03-23",
		name: "Eid al-Fitr",
		name_ar: "عيد الفطر",
	},
	{
		from: "2026-05-26",
		until: "2026-05-29",
		name: "Eid al-Adha",
		name_ar: "عيد الأضحى",
	},
	{
		from: "2026-09-23",
		until: "2026-09-23",
		name: "National Day",
		name_ar: "اليوم الوطني",
	},
	{
		from: "2027-02-22",
		until: "2027-02-22",
		name: "Founding Day",
		name_ar: "يوم التأسيس",
	},
	{
		from: "2027-03-08",
		until: "2027-03-12",
		name: "Eid al-Fitr",
		name_ar: "عيد الفطر",
	},
	{
		from: "2027-05-15",
		until: "2027-05-18",
		name: "Eid al-Adha",
		name_ar: "عيد الأضحى",
	},
	{
		from: "2027-09-23",
		until: "2027-09-23",
		name: "National Day",
		name_ar: "اليوم الوطني",
	},
	{
		from: "2028-02-22",
		until: "2028-02-22",
		name: "Founding Day",
		name_ar: "يوم التأسيس",
	},
	{
		from: "2028-02-25",
		until: "2028-02-29",
		name: "Eid al-Fitr",
		name_ar: "عيد الفطر",
	},
	{
		from: "2028-05-04",
		until: "2028-05-07",
		name: "Eid al-Adha",
		name_ar: "عيد الأضحى",
	},
	{
		from: "2028-09-23",
		until: "2028-09-23",
		name: "National Day",
		name_ar: "اليوم الوطني",
	},
];
